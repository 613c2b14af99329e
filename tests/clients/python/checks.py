"""What the scripts share: their options, and a line for each check."""

import argparse
import asyncio
import sys

_results = []


def options(**names):
    """The command line; every option must be given. Each name comes with its type."""
    parser = argparse.ArgumentParser()
    for name, kind in names.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, required=True)
    return parser.parse_args()


async def check(name, seconds, body):
    """Runs one check within its time and prints a line with what it saw. A failed one does not end the others."""
    try:
        seen = await asyncio.wait_for(body(), seconds)
        _results.append(True)
        print(f"ok: {name}" + (f" ({seen})" if seen is not None else ""), flush=True)
    except asyncio.TimeoutError:
        _results.append(False)
        print(f"FAILED: {name}: no end within {seconds} s", flush=True)
    except Exception as error:
        _results.append(False)
        print(f"FAILED: {name}: {type(error).__name__}: {error}", flush=True)


def ensure(condition, message):
    """An `assert` that `python -O` keeps."""
    if not condition:
        raise RuntimeError(message)


def run(checks):
    """Runs the coroutine that makes all checks, prints the sum and ends the script."""
    asyncio.run(checks)
    failed = _results.count(False)
    if failed:
        print(f"{failed} of {len(_results)} checks failed")
    else:
        print(f"all {len(_results)} checks passed")
    sys.exit(1 if failed else 0)
