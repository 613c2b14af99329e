// A mineflayer bot as a player of 26.1 who walks through a generated forest, to one tree after the other.
//   node forest.mjs --host ADDRESS --port PORT --name NAME [--packages DIR]

import { check, ensure, event, Faults, finish, limit, loader, options, sleep } from './checks.mjs'

const { host, port, name, packages } = options('host', 'port', 'name')
const load = loader(packages)
const mineflayer = load('mineflayer')

limit(180_000)

const TREES = 5
const WALK = 30
// Blocks around the bot in which it looks for trees.
const NEAR = 48

const bot = mineflayer.createBot({ host, port: Number(port), username: name, version: '26.1', auth: 'offline', hideErrors: true })
const faults = new Faults()
let corrections = 0

bot.on('error', (error) => faults.add(error))
bot.on('kicked', (reason) => faults.add(`kicked: ${JSON.stringify(reason)}`))
bot._client.on('position', () => { corrections += 1 })

const find = (named, count) => bot.findBlocks({ matching: (block) => named(block.name), maxDistance: NEAR, count })
const isLog = (block) => block.endsWith('_log')

/** The lowest logs of trunks, the nearest first. */
function trees() {
  return find(isLog, 2000).filter((place) => !isLog(bot.blockAt(place.offset(0, -1, 0))?.name ?? ''))
}

/** Walks towards a place until it is near or time is up; the blocks that it came nearer. */
async function walkTo(place, ms) {
  const away = () => Math.hypot(place.x + 0.5 - bot.entity.position.x, place.z + 0.5 - bot.entity.position.z)
  const from = away()
  bot.setControlState('forward', true)
  bot.setControlState('jump', true)
  for (let waited = 0; away() > 2 && waited < ms; waited += 100) {
    await bot.lookAt(place.offset(0.5, 1.6, 0.5), true)
    await sleep(100)
  }
  bot.clearControlStates()
  return from - away()
}

const joined = await check('joins a generated world', 60_000, async () => {
  await Promise.all([event(bot, 'spawn', undefined, 60_000), event(bot._client, 'position', undefined, 60_000)])
  await bot.waitForChunksToLoad()
  return `at ${bot.entity.position}`
})
if (!joined) finish()

await check('stands on ground that carries it', 20_000, async () => {
  while (!bot.entity.onGround) await sleep(50)
  const below = bot.blockAt(bot.entity.position.offset(0, -0.5, 0))
  ensure(below?.boundingBox === 'block', `on ${below?.name}`)
  return `${below.name} at ${below.position}`
})

await check('sees trees with leaves', 30_000, async () => {
  while (trees().length < TREES) await sleep(500)
  const leaves = find((block) => block.endsWith('_leaves'), 5000)
  ensure(leaves.length > trees().length * 5, `${leaves.length} leaves`)
  return `${trees().length} trees, ${leaves.length} leaves`
})

await check('walks from tree to tree without being put back', 120_000, async () => {
  const before = corrections
  const visited = new Set()
  let walked = 0
  while (walked < WALK) {
    const next = trees().find((tree) => !visited.has(`${tree.x >> 2} ${tree.z >> 2}`) && tree.distanceTo(bot.entity.position) > 4)
    ensure(next, `no further tree after ${walked.toFixed(1)} blocks`)
    visited.add(`${next.x >> 2} ${next.z >> 2}`)
    walked += Math.max(0, await walkTo(next, 8000))
    ensure(corrections === before, `put back to ${bot.entity.position}`)
  }
  return `${walked.toFixed(1)} blocks, ${visited.size} trees, now at ${bot.entity.position.floored()}`
})

await check('has seen no fault', 1000, async () => ensure(faults.length === 0, faults.join('; ')))
finish()
