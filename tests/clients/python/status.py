"""The server list and GS4 queries, by mcstatus.

usage: status.py --host ADDRESS --port PORT --query-port PORT --motd TEXT --max-players N --players NAME,NAME
"""

import asyncio

from mcstatus import JavaServer
from mcstatus._net.address import Address
from mcstatus._protocol.io.connection import UDPAsyncSocketConnection
from mcstatus._protocol.query_client import AsyncQueryClient

from checks import check, ensure, options, run

# 26.3, and the oldest version that can play.
NEWEST = (777, "26.3")
OLDEST = (775, "26.1")
SECONDS = 5

given = options(host=str, port=int, query_port=int, motd=str, max_players=int, players=str)
names = sorted(given.players.split(","))
server = JavaServer(given.host, given.port, timeout=SECONDS, query_port=given.query_port)


async def shows_its_status():
    status = await server.async_status(tries=1, version=NEWEST[0])
    # What is shown may be of a moment ago.
    while status.players.online < len(names):
        await asyncio.sleep(0.1)
        status = await server.async_status(tries=1, version=NEWEST[0])
    ensure((status.version.protocol, status.version.name) == NEWEST, f"version {status.version}")
    ensure(status.motd.to_plain() == given.motd, f"message of the day {status.motd.to_plain()!r}")
    ensure(status.players.online == len(names), f"{status.players.online} players")
    ensure(status.players.max == given.max_players, f"at most {status.players.max} players")
    sample = sorted(player.name for player in status.players.sample or [])
    ensure(sample == names, f"players {sample}")
    return f"{status.version.name}, {', '.join(sample)}"


async def tells_an_older_client_its_own_version():
    status = await server.async_status(tries=1, version=OLDEST[0])
    ensure((status.version.protocol, status.version.name) == OLDEST, f"version {status.version}")


async def tells_a_client_that_cannot_play_the_newest_version():
    status = await server.async_status(tries=1, version=47)
    ensure((status.version.protocol, status.version.name) == NEWEST, f"version {status.version}")


async def answers_pings():
    latency = await server.async_ping(tries=1)
    ensure(0 <= latency < SECONDS * 1000, f"{latency} ms")
    return f"{latency:.1f} ms"


async def answers_a_full_query():
    answer = await server.async_query(tries=1)
    ensure(answer.motd.to_plain() == given.motd, f"message of the day {answer.motd.to_plain()!r}")
    ensure(answer.software.version == NEWEST[1], f"version {answer.software.version}")
    ensure(answer.map_name == "world", f"world {answer.map_name}")
    ensure((answer.ip, answer.port) == (given.host, given.port), f"address {answer.ip}:{answer.port}")
    ensure((answer.players.online, answer.players.max) == (len(names), given.max_players), f"{answer.players}")
    ensure(sorted(answer.players.list) == names, f"players {answer.players.list}")
    return f"{answer.software.version}, {', '.join(answer.players.list)}"


async def answers_a_basic_query():
    """The package asks for everything only; the question for little is the same without the four bytes at its end."""
    address = Address(given.host, given.query_port)
    async with UDPAsyncSocketConnection(address, SECONDS) as connection:
        client = AsyncQueryClient(connection)
        await client.handshake()
        question = client._create_packet()
        await connection.write(question[: -len(client.PADDING)])
        answer = await client._read_packet()
        fields = [answer.read_ascii() for _ in range(5)]
        port = int.from_bytes(answer.read(2), "little")
        ip = answer.read_ascii()
        left = answer.remaining
    ensure(left == 0, f"{left} bytes after the answer")
    ensure(fields == [given.motd, "SMP", "world", str(len(names)), str(given.max_players)], f"{fields}")
    ensure((ip, port) == (given.host, given.port), f"address {ip}:{port}")
    return ", ".join(fields)


async def checks():
    await check("shows its status", 10, shows_its_status)
    await check("tells an older client its own version", 10, tells_an_older_client_its_own_version)
    await check(
        "tells a client that cannot play the newest version", 10, tells_a_client_that_cannot_play_the_newest_version
    )
    await check("answers pings", 10, answers_pings)
    await check("answers a full query", 10, answers_a_full_query)
    await check("answers a basic query", 10, answers_a_basic_query)


run(checks())
