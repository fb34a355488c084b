import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { parseCheckpoint } from '@portal/domain/platform/transparansi/checkpoint'
import { formatKey } from '@portal/domain/platform/transparansi/note'
import { LogRefused } from './follow.ts'
import { visit } from './saksi.ts'
import { WitnessFolder } from './saksi-folder.ts'

const { values: asked } = parseArgs({
  options: {
    log: { type: 'string' },
    key: { type: 'string' },
    name: { type: 'string' },
    folder: { type: 'string', default: './saksi' },
    every: { type: 'string', default: '60' },
    port: { type: 'string' },
    once: { type: 'boolean', default: false },
    post: { type: 'boolean', default: false },
  },
})
const usage =
  'Usage: npm run log:witness -- --log https://…/log --name saksi.example.org [--key <key of the log>] [--folder ./saksi]\n' +
  '  [--every 60] [--port 8080: serves the signed checkpoint] [--post: sends it to the portal] [--once]\n'

const patienceMs = 30_000
const say = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`)
const log = asked.log?.replace(/\/$/, '') ?? ''

async function read(path: string): Promise<Uint8Array | undefined> {
  const response = await fetch(`${log}/${path}`, {
    signal: AbortSignal.timeout(patienceMs),
    cache: 'no-store',
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${log}/${path} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

async function post(checkpoint: string): Promise<void> {
  const address = new URL('/api/transparansi/kesaksian', log)
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ checkpoint }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
}

let current = ''
async function visitOnce(name: string, folder: WitnessFolder): Promise<boolean> {
  try {
    const before = current
    current = await visit({ name, folder, read, logKey: asked.key, clock: Date.now })
    const { size } = parseCheckpoint(current)
    if (parseTextOf(before) !== parseTextOf(current)) say(`signed ${size} entries`)
    if (asked.post) await post(current)
    return true
  } catch (error) {
    say(`${error instanceof LogRefused ? 'REFUSED ' : 'failed: '}${(error as Error).message}`)
    return false
  }
}
const parseTextOf = (signed: string) => signed.split('\n\n')[0]

async function main(name: string): Promise<void> {
  const folder = new WitnessFolder(asked.folder)
  say(`key of this witness: ${formatKey((await folder.key(name)).key)}`)
  if (asked.port)
    createServer((_request, response) => {
      response.writeHead(current ? 200 : 404, { 'content-type': 'text/plain; charset=utf-8' }).end(current)
    }).listen(Number(asked.port))
  for (;;) {
    const isGood = await visitOnce(name, folder)
    if (asked.once) {
      process.exitCode = isGood ? 0 : 1
      return
    }
    await pause(Number(asked.every) * 1000)
  }
}

if (asked.log && asked.name) await main(asked.name)
else {
  process.stderr.write(usage)
  process.exitCode = 1
}
