// The management protocol over TLS, by mc-server-management; a mineflayer bot joins to be managed.
//   node management.mjs --url wss://ADDRESS:PORT --secret SECRET --ca FILE --certified-name NAME
//     --host ADDRESS --port PORT [--packages DIR]

import { readFileSync } from 'node:fs'
import { check, ensure, event, Faults, finish, limit, loader, options, sleep } from './checks.mjs'

const given = options('url', 'secret', 'ca', 'certified-name', 'host', 'port')
const load = loader(given.packages)
const { Difficulty, GameMode, MinecraftServer, Notifications, Player, WebSocketConnection } = load('mc-server-management')
const mineflayer = load('mineflayer')

limit(120_000)

const known = { ca: readFileSync(given.ca), servername: given['certified-name'] }
const connect = (secret, tls = known) => WebSocketConnection.connect(given.url, secret, { reconnect: false, ...tls })

/** The error of what must not work. */
async function refusal(promise) {
  try {
    await promise
  } catch (error) {
    return String(error?.message ?? error?.error?.message ?? error)
  }
  throw new Error('it was not refused')
}

let connection
let server
const faults = new Faults()

await check('refuses a wrong secret', 10_000, async () => {
  const why = await refusal(connect('x'.repeat(40)))
  ensure(why.includes('401'), why)
  return why
})

await check('shows a certificate that only its own CA proves', 10_000, async () => {
  const why = await refusal(connect(given.secret, {}))
  ensure(/certificate/i.test(why), why)
  return why
})

const accepted = await check('accepts the secret', 10_000, async () => {
  connection = await connect(given.secret)
  connection.on('error', (error) => faults.add(error))
  server = new MinecraftServer(connection)
  server.on('error', (error) => faults.add(error))
  const { info } = await connection.discover()
  return `${info.title} ${info.version}`
})
if (!accepted) finish()

await check('tells its status', 5000, async () => {
  const status = await server.getStatus(true)
  ensure(status.started, 'not started')
  ensure(status.players.length === 0, `${status.players.length} players`)
  ensure(/^26\.3/.test(status.version.name), `version ${status.version.name}`)
  return `${status.version.name}, protocol ${status.version.protocol}`
})

await check('changes the allowlist and tells of it', 5000, async () => {
  const list = server.allowlist()
  const added = event(server, Notifications.ALLOWLIST_ADDED)
  await list.add('Listed')
  const [player] = await added
  ensure(player.name === 'Listed', `told of ${player.name}`)
  const names = (await list.get(true)).map((player) => player.name)
  ensure(names.join() === 'Listed', `on the list: ${names}`)
  const removed = event(server, Notifications.ALLOWLIST_REMOVED)
  await list.remove(Player.withId(player.id))
  await removed
  ensure((await list.get(true)).length === 0, 'the list is not empty')
})

await check('bans and pardons players', 5000, async () => {
  const bans = server.banList()
  const until = new Date(Date.now() + 3_600_000)
  const added = event(server, Notifications.BAN_ADDED)
  await bans.add('Banned', 'for the test', 'a test', until)
  const [told] = await added
  ensure(told.player.name === 'Banned', `told of ${told.player.name}`)
  const [ban] = await bans.get(true)
  ensure(ban?.player.name === 'Banned' && ban.reason === 'for the test' && ban.source === 'a test', JSON.stringify(ban))
  const expires = ban.getExpiresAsDate()
  // The file keeps whole seconds.
  ensure(Math.abs(expires - until) <= 1000, `expires ${ban.expires} instead of ${until.toISOString()}`)
  await bans.remove('Banned')
  ensure((await bans.get(true)).length === 0, 'the ban is still there')
})

await check('bans and pardons addresses', 5000, async () => {
  const bans = server.ipBanList()
  await bans.add('192.0.2.1', 'for the test')
  const [ban] = await bans.get(true)
  ensure(ban?.ip === '192.0.2.1' && ban.reason === 'for the test', JSON.stringify(ban))
  const removed = event(server, Notifications.IP_BAN_REMOVED)
  await bans.remove('192.0.2.1')
  const [address] = await removed
  ensure(address === '192.0.2.1', `told of ${address}`)
  ensure((await bans.get(true)).length === 0, 'the ban is still there')
})

await check('changes operators', 5000, async () => {
  const operators = server.operatorList()
  const added = event(server, Notifications.OPERATOR_ADDED)
  await operators.add('Chief', 2, true)
  await added
  const [operator] = await operators.get(true)
  ensure(operator?.player.name === 'Chief' && operator.permissionLevel === 2 && operator.bypassesPlayerLimit === true, JSON.stringify(operator))
  await operators.remove('Chief')
  ensure((await operators.get(true)).length === 0, 'still an operator')
})

await check('changes game rules and tells of it', 5000, async () => {
  const rules = await server.getGameRules(true)
  const rule = rules.get('minecraft:advance_time')
  ensure(rule?.type === 'boolean', `advance_time is ${JSON.stringify(rule)}`)
  const told = event(server, Notifications.GAME_RULE_UPDATED, (told) => told.key === rule.key)
  const updated = await server.updateGameRule(rule.key, !rule.value)
  ensure(updated.value === !rule.value, `it is ${updated.value}`)
  const [notice] = await told
  ensure(notice.value === updated.value, `told of ${notice.value}`)
  const number = await server.updateGameRule('minecraft:random_tick_speed', 7)
  ensure(number.type === 'integer' && number.value === 7, JSON.stringify(number))
  ensure((await server.getGameRules(true)).get(rule.key).value === updated.value, 'it has been forgotten')
  return `${rules.size} rules`
})

await check('reads and changes settings', 5000, async () => {
  const settings = server.settings()
  ensure((await settings.getGameMode()) === GameMode.CREATIVE, 'the game mode is not creative')
  await settings.setDifficulty(Difficulty.HARD)
  ensure((await settings.getDifficulty()) === Difficulty.HARD, 'the difficulty is not hard')
  const most = await settings.getMaxPlayers()
  await settings.setMaxPlayers(most + 1)
  ensure((await settings.getMaxPlayers()) === most + 1, 'the number of players has not changed')
  await settings.setUseAllowList(true)
  ensure((await settings.getUseAllowList()) === true, 'the allowlist is not used')
  await settings.setUseAllowList(false)
})

await check('answers a wrong call with an error', 5000, async () => refusal(server.updateGameRule('minecraft:no_such_rule', true)))

await check('tells of a player, speaks to it and throws it out', 30_000, async () => {
  const joined = event(server, Notifications.PLAYER_JOINED, undefined, 20_000)
  const bot = mineflayer.createBot({ host: given.host, port: Number(given.port), username: 'Managed', version: '26.1', auth: 'offline', hideErrors: true })
  const spawned = event(bot, 'spawn', undefined, 20_000)
  const [player] = await joined
  ensure(player.name === 'Managed', `told of ${player.name}`)
  await spawned
  const players = await server.getConnectedPlayers(true)
  ensure(players.map(({ name }) => name).join() === 'Managed', JSON.stringify(players))

  const heard = event(bot, 'messagestr', (text) => text === 'Hello from outside')
  await server.sendSystemMessage('Hello from outside', 'Managed')
  await heard

  const left = event(server, Notifications.PLAYER_LEFT)
  const kicked = event(bot, 'kicked')
  await server.kickPlayers('Managed', 'Enough')
  const [reason] = await kicked
  ensure(JSON.stringify(reason).includes('Enough'), `kicked for ${JSON.stringify(reason)}`)
  ensure((await left)[0].name === 'Managed', 'told of another who left')
})

await check('saves and says when it is done', 15_000, async () => {
  const saved = event(server, Notifications.SERVER_SAVED, undefined, 10_000)
  await server.save()
  await saved
})

await check('stops', 15_000, async () => {
  const stopping = event(server, Notifications.SERVER_STOPPING, undefined, 10_000)
  ensure(await server.stop(), 'it does not want to')
  await stopping
})

await check('has said nothing that the package cannot read', 1000, async () => {
  // An error of a notification comes as an event of its own.
  await sleep(100)
  ensure(faults.length === 0, faults.join('; '))
})

finish()
