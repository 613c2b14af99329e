// A mineflayer bot as a player of 26.1 in a flat creative world, where it is an operator.
//   node play.mjs --host ADDRESS --port PORT --name NAME [--packages DIR]
//
// What the server says is read from its packets: mineflayer shows a dug block as air before any answer.

import { check, ensure, event, Faults, finish, limit, loader, options, sleep, within } from './checks.mjs'

const { host, port, name, packages } = options('host', 'port', 'name')
const load = loader(packages)
const mineflayer = load('mineflayer')
const { Vec3 } = load('vec3')
const Item = load('prismarine-item')('26.1')

limit(120_000)

// Layers of vanilla's flat world, from its lowest block up.
const LAYERS = ['bedrock', 'dirt', 'dirt', 'grass_block', 'air']
const WALK = 8

const bot = mineflayer.createBot({ host, port: Number(port), username: name, version: '26.1', auth: 'offline', hideErrors: true })
const faults = new Faults()
let ended
let corrections = 0
// States that the server has told, by place, since the last look.
const told = new Map()
let acknowledgements = 0

bot.on('error', (error) => faults.add(error))
bot.on('kicked', (reason) => faults.add(`kicked: ${JSON.stringify(reason)}`))
bot.on('end', (reason) => { ended = reason })
bot._client.on('position', () => { corrections += 1 })
bot._client.on('acknowledge_player_digging', () => { acknowledgements += 1 })
bot._client.on('block_change', ({ location, type }) => told.set(new Vec3(location.x, location.y, location.z).toString(), type))
bot._client.on('multi_block_change', ({ chunkCoordinates: section, records }) => {
  for (const record of records) {
    // Low 12 bits: x, z, y within the section; above them the state.
    const value = BigInt(record)
    const part = (shift) => Number((value >> shift) & 15n)
    const place = new Vec3(section.x * 16 + part(8n), section.y * 16 + part(0n), section.z * 16 + part(4n))
    told.set(place.toString(), Number(value >> 12n))
  }
})

/** Waits for what the server says of a place. */
async function answer(place, states) {
  const key = place.toString()
  for (let waited = 0; !states.includes(told.get(key)); waited += 25) {
    ensure(waited < 5000, `the server says state ${told.get(key)} at ${key} instead of ${states}`)
    await sleep(25)
  }
  for (let waited = 0; acknowledgements === 0; waited += 25) {
    ensure(waited < 2000, 'no acknowledgement')
    await sleep(25)
  }
  return `${key}: state ${told.get(key)}`
}

function forget() {
  told.clear()
  acknowledgements = 0
}

const joined = await check('joins', 30_000, async () => {
  // `spawn` alone comes with the health, perhaps before there is a position.
  await Promise.all([event(bot, 'spawn', undefined, 30_000), event(bot._client, 'position', undefined, 30_000)])
  ensure(bot.game.gameMode === 'creative', `game mode ${bot.game.gameMode}`)
  ensure(bot.game.dimension === 'overworld', `dimension ${bot.game.dimension}`)
  return `at ${bot.entity.position}`
})
if (!joined) finish()

await check('sees the blocks of the chunks around its spawn', 30_000, async () => {
  await bot.waitForChunksToLoad()
  const center = bot.entity.position.scaled(1 / 16).floored()
  let blocks = 0
  for (let x = (center.x - 1) * 16; x < (center.x + 2) * 16; x++) {
    for (let z = (center.z - 1) * 16; z < (center.z + 2) * 16; z++) {
      for (const [layer, wanted] of LAYERS.entries()) {
        const place = new Vec3(x, bot.game.minY + layer, z)
        const seen = bot.blockAt(place)?.name
        ensure(seen === wanted, `${seen} instead of ${wanted} at ${place}`)
        blocks += 1
      }
    }
  }
  return `${blocks} blocks`
})

await check('is in the tab list', 5000, async () => {
  while (!bot.players[name]) await sleep(50)
  const { uuid, gamemode } = bot.players[name]
  ensure(uuid === bot._client.uuid, `UUID ${uuid} instead of ${bot._client.uuid}`)
  ensure(gamemode === 1, `game mode ${gamemode}`)
  return uuid
})

await check('walks without being put back', 20_000, async () => {
  while (!bot.entity.onGround) await sleep(50)
  const from = bot.entity.position.clone()
  const before = corrections
  await bot.look(0, 0, true)
  bot.setControlState('forward', true)
  while (bot.entity.position.distanceTo(from) < WALK) {
    await sleep(50)
    ensure(corrections === before, `put back to ${bot.entity.position}`)
  }
  bot.setControlState('forward', false)
  // A correction of the last step would come now.
  await sleep(1000)
  ensure(corrections === before, `put back to ${bot.entity.position}`)
  return `${bot.entity.position.distanceTo(from).toFixed(2)} blocks`
})

await check('digs a block', 15_000, async () => {
  const block = bot.blockAt(bot.entity.position.floored().offset(2, -1, 0))
  ensure(block?.name === 'grass_block', `${block?.name} beside the bot`)
  forget()
  await bot.dig(block, true)
  return answer(block.position, [0])
})

await check('places a block', 15_000, async () => {
  const { id, name: item } = bot.registry.itemsByName.stone
  await bot.creative.setInventorySlot(36, new Item(id, 1))
  bot.setQuickBarSlot(0)
  const reference = bot.blockAt(bot.entity.position.floored().offset(-2, -1, 0))
  const place = reference.position.offset(0, 1, 0)
  forget()
  // Fails unless the block changes, which happens here only by the server's answer.
  await bot.placeBlock(reference, new Vec3(0, 1, 0))
  ensure(bot.blockAt(place)?.name === item, `${bot.blockAt(place)?.name} at ${place}`)
  return answer(place, [bot.registry.blocksByName.stone.defaultState])
})

await check('is refused a block where it stands', 15_000, async () => {
  const below = bot.blockAt(bot.entity.position.floored().offset(0, -1, 0))
  forget()
  const why = await bot.placeBlock(below, new Vec3(0, 1, 0)).then(() => 'it was placed', (error) => error.message)
  ensure(why.startsWith('Server refused'), why)
  return answer(below.position.offset(0, 1, 0), [0])
})

await check('hears its own chat', 10_000, async () => {
  const words = `grüße ${Date.now()}`
  const heard = event(bot, 'messagestr', (text) => text.includes(words))
  bot.chat(words)
  const [text, position, , sender] = await heard
  ensure(text === `<${name}> ${words}`, `it is shown as ${JSON.stringify(text)}`)
  ensure(sender === undefined || String(sender).replaceAll('-', '') === bot._client.uuid.replaceAll('-', ''), `sent by ${sender}`)
  return `${position}: ${text}`
})

await check('reads the answer of a command', 10_000, async () => {
  const heard = event(bot, 'messagestr', (text) => text.includes('Target tick rate'))
  bot.chat('/tick query')
  const [text] = await heard
  ensure(/Target tick rate: 20(\.0)? per second/.test(text), text)
  return text.replaceAll('\n', ' ')
})

await check('completes a command', 10_000, async () => {
  const names = async (text) => (await bot.tabComplete(text)).map((match) => match.match)
  const commands = await names('/ti')
  ensure(commands.includes('tick') && commands.includes('time'), `/ti: ${commands}`)
  const modes = await names('/gamemode s')
  ensure(modes.join() === 'spectator,survival', `/gamemode s: ${modes}`)
  return commands.join(' ')
})

await check('has met nothing that it cannot read', 1000, async () => {
  ensure(faults.length === 0, faults.join('; '))
  ensure(ended === undefined, `the connection has ended: ${ended}`)
})

await check('leaves', 10_000, async () => {
  const gone = event(bot, 'end')
  bot.quit()
  await within(5000, 'end', gone)
})

finish()
