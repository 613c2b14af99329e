// Two mineflayer bots as players of 26.1 at night in a generated world: one, an operator, digs a tunnel and sets torches and
// water; the other comes afterwards and writes down what light it is told of.
//   node night.mjs --host ADDRESS --port PORT --name NAME --out FILE [--packages DIR]
//
// mineflayer computes no light: what it knows of it came with chunks. So the second bot sees what the server keeps.

import { writeFileSync } from 'node:fs'

import { check, ensure, event, Faults, finish, limit, loader, options, sleep } from './checks.mjs'

const { host, port, name, out, packages } = options('host', 'port', 'name', 'out')
const load = loader(packages)
const mineflayer = load('mineflayer')
const { Vec3 } = load('vec3')
const Item = load('prismarine-item')('26.1')

limit(180_000)

const LENGTH = 14
// Blocks below the ground in which the tunnel is dug.
const DEPTH = 4
const POSITIONS = 200
// How far from the bot's first place light is read: along x and z, down and up.
const AROUND = 14
const BELOW = 12
const ABOVE = 12

const faults = new Faults()

function join(username) {
  const bot = mineflayer.createBot({ host, port: Number(port), username, version: '26.1', auth: 'offline', hideErrors: true })
  bot.on('error', (error) => faults.add(error))
  bot.on('kicked', (reason) => faults.add(`kicked: ${JSON.stringify(reason)}`))
  return bot
}

const builder = join(name)
const at = (place) => builder.blockAt(place)?.name

/** Waits until a place holds such a block. */
async function becomes(place, wanted) {
  for (let waited = 0; at(place) !== wanted; waited += 25) {
    ensure(waited < 5000, `${at(place)} instead of ${wanted} at ${place}`)
    await sleep(25)
  }
}

async function teleport(place) {
  const there = event(builder._client, 'position')
  builder.chat(`/tp ${name} ${place.x + 0.5} ${place.y} ${place.z + 0.5}`)
  await there
  await sleep(100)
}

/** Sets a torch on the ground below a place, as a player does. */
async function torch(place) {
  await builder.creative.setInventorySlot(36, new Item(builder.registry.itemsByName.torch.id, 1))
  builder.setQuickBarSlot(0)
  const ground = builder.blockAt(place.offset(0, -1, 0))
  ensure(ground?.boundingBox === 'block', `no ground for a torch: ${ground?.name} at ${ground?.position}`)
  await builder.lookAt(place.offset(0.5, 0, 0.5), true)
  await builder._placeBlockWithOptions(ground, new Vec3(0, 1, 0), {})
  await becomes(place, 'torch')
}

/**
 * Where prismarine-chunk has the light of a place: it takes the eight bytes of a row, two blocks each, in reverse. The game's
 * client reads them in order.
 */
function asRead(place) {
  const x = place.x & 15
  return place.offset(15 - (x ^ 1) - x, 0, 0)
}

let home
const joined = await check('joins a generated world at night', 60_000, async () => {
  await Promise.all([event(builder, 'spawn', undefined, 60_000), event(builder._client, 'position', undefined, 60_000)])
  await builder.waitForChunksToLoad()
  builder.chat('/time set midnight')
  await builder.creative.startFlying()
  home = builder.entity.position.floored()
  return `at ${home}`
})
if (!joined) finish()

await check('digs a tunnel', 60_000, async () => {
  const floor = home.y - DEPTH
  // Down to it, then along x.
  for (let y = home.y + 1; y >= floor; y--) await dig(new Vec3(home.x, y, home.z))
  for (let step = 0; step < LENGTH; step++) {
    const here = new Vec3(home.x + step, floor, home.z)
    await teleport(here)
    await dig(here.offset(1, 0, 0))
    await dig(here.offset(1, 1, 0))
  }
  return `${LENGTH} blocks at ${floor}`
})

async function dig(place) {
  const block = builder.blockAt(place)
  if (!block || block.name === 'air' || block.name === 'cave_air' || block.name === 'water') return
  if (builder.entity.position.distanceTo(place) > 4) await teleport(place.offset(0, 1, 0))
  await builder.dig(block, true)
  await becomes(place, 'air')
}

await check('sets torches and water', 30_000, async () => {
  const floor = home.y - DEPTH
  const inTunnel = new Vec3(home.x + LENGTH - 3, floor, home.z)
  builder.chat(`/setblock ${inTunnel.x} ${floor - 1} ${inTunnel.z} stone`)
  await becomes(inTunnel.offset(0, -1, 0), 'stone')
  await teleport(inTunnel.offset(-2, 0, 0))
  await torch(inTunnel)
  const outside = home.offset(-4, 8, 3)
  builder.chat(`/fill ${outside.x - 2} ${outside.y - 1} ${outside.z - 2} ${outside.x + 2} ${outside.y - 1} ${outside.z + 2} stone`)
  await becomes(outside.offset(0, -1, 0), 'stone')
  await teleport(outside.offset(2, 0, 0))
  await torch(outside)
  const pool = home.offset(3, 0, -5)
  builder.chat(`/fill ${pool.x} ${pool.y - 3} ${pool.z} ${pool.x + 3} ${pool.y} ${pool.z + 3} water`)
  await becomes(pool, 'water')
  // A torch that is taken away again leaves no light.
  const gone = outside.offset(1, 0, 1)
  await torch(gone)
  await builder.dig(builder.blockAt(gone), true)
  await becomes(gone, 'air')
  return `torches at ${inTunnel} and ${outside}, water at ${pool}`
})

await check(`light at ${POSITIONS} places is written down`, 60_000, async () => {
  await sleep(500)
  const reader = join('Reader')
  await Promise.all([event(reader, 'spawn', undefined, 60_000), event(reader._client, 'position', undefined, 60_000)])
  await reader.waitForChunksToLoad()
  const places = new Map()
  const add = (place) => places.set(`${place}`, place)
  for (let step = 0; step < LENGTH; step++) add(new Vec3(home.x + step, home.y - DEPTH, home.z))
  // The same places each time.
  let seed = 1
  const random = (below) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  while (places.size < POSITIONS) {
    add(home.offset(random(2 * AROUND) - AROUND, random(BELOW + ABOVE) - BELOW, random(2 * AROUND) - AROUND))
  }
  const rows = [...places.values()].map((place) => {
    const block = reader.blockAt(asRead(place))
    ensure(block, `no block at ${place}`)
    return { x: place.x, y: place.y, z: place.z, block: block.light, sky: block.skyLight }
  })
  writeFileSync(out, JSON.stringify(rows))
  const levels = new Set(rows.flatMap((row) => [`block ${row.block}`, `sky ${row.sky}`]))
  return `${rows.length} places, ${levels.size} different levels`
})

await check('has seen no fault', 1000, async () => ensure(faults.length === 0, faults.join('; ')))
finish()
