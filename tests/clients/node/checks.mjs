// What the scripts share: their options, their packages, and a line for each check.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** The command line as an object; every name must be given. */
export function options(...names) {
  const declared = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  const { values } = parseArgs({ options: { ...declared, packages: { type: 'string' } } })
  const missing = names.filter((name) => values[name] === undefined)
  if (missing.length > 0) {
    console.error(`missing: ${missing.map((name) => `--${name}`).join(' ')}`)
    process.exit(2)
  }
  return values
}

/** Loads a package from the folder that `npm ci` has filled, which may be outside the checkout: `--packages DIR`. */
export function loader(folder = import.meta.dirname) {
  return createRequire(join(folder, 'package.json'))
}

let passed = 0
let failed = 0

/** Runs one check within its time and prints a line with what it saw. A failed one does not end the others. */
export async function check(name, limitMs, body) {
  try {
    const seen = await within(limitMs, 'end of it', body())
    passed += 1
    console.log(`ok: ${name}${seen === undefined ? '' : ` (${seen})`}`)
    return true
  } catch (error) {
    fail(`${name}: ${error?.message ?? error}`)
    return false
  }
}

function fail(why) {
  failed += 1
  console.log(`FAILED: ${why}`)
}

/** Prints the sum and ends the script, whatever still runs. */
export function finish() {
  console.log(failed === 0 ? `all ${passed} checks passed` : `${failed} of ${passed + failed} checks failed`)
  process.exit(failed === 0 ? 0 : 1)
}

/** Ends a script that hangs or throws, also between its checks. */
export function limit(ms) {
  const end = (why) => {
    fail(why)
    finish()
  }
  setTimeout(end, ms, `no end within ${ms} ms`).unref()
  process.on('uncaughtException', (error) => end(error?.stack ?? error))
}

/** What went wrong beside the checks; printed when it happens, for a check at the end to look at. */
export class Faults extends Array {
  add(fault) {
    const text = String(fault?.message ?? fault)
    console.log(`fault: ${text}`)
    this.push(text)
  }
}

export function ensure(condition, message) {
  if (!condition) throw new Error(message)
}

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

/** The promise's value, or an error that names what did not come in time. */
export function within(ms, what, promise) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no ${what} within ${ms} ms`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** The arguments of the first event that `wanted` likes. Ask for it before doing what causes it. */
export function event(emitter, name, wanted = () => true, ms = 5000) {
  let listener
  const come = new Promise((done) => {
    listener = (...values) => { if (wanted(...values)) done(values) }
    emitter.on(name, listener)
  })
  return within(ms, name, come).finally(() => emitter.removeListener(name, listener))
}
