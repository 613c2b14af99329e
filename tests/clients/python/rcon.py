"""Commands over RCON, by aio-mc-rcon.

usage: rcon.py --host ADDRESS --port PORT --password PASSWORD --seed SEED

The package takes one packet for the answer to a request. What a longer answer has beyond it comes as the answers of the
requests after it; the ids say which request an answer is of.
"""

import asyncio

from aiomcrcon import Client, IncorrectPasswordError

from checks import check, ensure, options, run

# Text of one packet, at most.
PACKET = 4096
# Clients at a time; the package cannot have two requests on their way on one connection.
CLIENTS = 8
# Enough names of 16 letters that a list of them takes several packets.
NAMES = [f"Somebody_{number:07}" for number in range(600)]

given = options(host=str, port=int, password=str, seed=str)


def client(password=given.password):
    return Client(given.host, given.port, password)


async def command(line):
    async with client() as rcon:
        answer, _ = await rcon.send_cmd(line)
        return answer


async def refuses_a_wrong_password():
    try:
        async with client("not " + given.password):
            pass
    except IncorrectPasswordError:
        return
    raise RuntimeError("it was not refused")


async def logs_in():
    async with client():
        pass


async def lists_players():
    answer = await command("list")
    ensure(answer.startswith("There are 0 of a max of "), answer)
    return answer


async def tells_the_seed():
    answer = await command("seed")
    ensure(answer == f"Seed: [{given.seed}]", answer)
    return answer


async def explains_a_wrong_command():
    answer = await command("nonsense")
    ensure("Unknown or incomplete command" in answer, answer)
    return answer


async def answers_parallel_clients():
    """Puts the names on the whitelist, each client its share."""

    async def add(names):
        async with client() as rcon:
            for name in names:
                answer, _ = await rcon.send_cmd(f"whitelist add {name}", timeout=10)
                ensure(answer == f"Added {name} to the whitelist", answer)

    await asyncio.gather(*(add(NAMES[first::CLIENTS]) for first in range(CLIENTS)))
    return f"{len(NAMES)} commands of {CLIENTS} clients"


async def whole_answer(rcon, line):
    """The answer to a command, and how many packets it took."""
    part, id_ = await rcon.send_cmd(line)
    parts = [part]
    while True:
        part, of = await rcon.send_cmd("list")
        if of != id_:
            return "".join(parts), len(parts)
        parts.append(part)


async def splits_long_answers():
    async with client() as rcon:
        answer, packets = await whole_answer(rcon, "whitelist list")
    head, _, names = answer.partition(": ")
    ensure(head == f"There are {len(NAMES)} whitelisted player(s)", head)
    ensure(sorted(names.split(", ")) == NAMES, "other names than were added")
    ensure(packets == -(-len(answer) // PACKET) > 1, f"{packets} packets for {len(answer)} characters")
    return f"{len(answer)} characters in {packets} packets"


async def helps():
    async with client() as rcon:
        answer, packets = await whole_answer(rcon, "help")
    for part in ("/list", "/seed", "/whitelist"):
        ensure(part in answer, f"no {part} in {answer}")
    return f"{len(answer)} characters in {packets} packets"


async def checks():
    await check("refuses a wrong password", 10, refuses_a_wrong_password)
    await check("logs in", 10, logs_in)
    await check("lists players", 10, lists_players)
    await check("tells the seed", 10, tells_the_seed)
    await check("explains a wrong command", 10, explains_a_wrong_command)
    await check("helps", 10, helps)
    await check("answers parallel clients", 60, answers_parallel_clients)
    await check("splits long answers", 10, splits_long_answers)


run(checks())
