import { parseArgs } from 'node:util'
import { roles } from '../../packages/domain/src/platform/roles.ts'
import { startPortal } from '../portal.ts'
import { allAccounts, proxy } from './accounts.ts'
import { fetchOperations } from './document.ts'
import { fuzz } from './fuzz.ts'
import { plantedMail } from './oracle.ts'
import type { Fault, Tally } from './tally.ts'

/**
 * `npm run test:fuzz` sends valid and invalid requests for all operations of the OpenAPI document, as visitor and as every
 * demo account. `--origin` uses a portal with demo data that runs already; `--refusals` prints why operations were not
 * reached.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    requests: { type: 'string', default: '20000' },
    clients: { type: 'string', default: '8' },
    origin: { type: 'string' },
    refusals: { type: 'boolean', default: false },
  },
})
/** The share of operations that must answer a valid request with success. */
const enough = 0.9
/** A log-in may fail while the server is busy, but a run with more failures proves nothing. */
const mostStumbles = 500

function print({ what, request, answer }: Fault): void {
  const { operation, account, path, body } = request
  const sent = body === undefined ? '' : ` ${JSON.stringify(body)?.slice(0, 600)}`
  console.log(
    `✗ ${operation.name} as ${account.who}: ${what}\n  ${path.slice(0, 300)}${sent}\n  ${answer.status} ${answer.text.slice(0, 300)}`,
  )
}

function report(tally: Tally, names: readonly string[], seconds: number): void {
  const share = tally.reached.size / names.length
  console.log(
    JSON.stringify({
      seed: Number(values.seed),
      requests: tally.requests,
      perSecond: Math.round(tally.requests / seconds),
      statuses: Object.fromEntries([...tally.statuses].sort(([a], [b]) => a - b)),
      reached: `${tally.reached.size} of ${names.length}`,
      share: Number(share.toFixed(3)),
      faults: tally.faults,
    }),
  )
  for (const name of names.filter((one) => !tally.reached.has(one))) {
    console.log(`  not reached: ${name}`)
    const reasons = [...(tally.refusals.get(name) ?? [])].toSorted(([, a], [, b]) => b - a).slice(0, 4)
    if (values.refusals) for (const [reason, times] of reasons) console.log(`      ${times} × ${reason}`)
  }
  process.exitCode = tally.faults === 0 && share >= enough ? 0 : 1
}

const portal = values.origin ? undefined : await startPortal({ RATE_LIMIT_PER_MINUTE: '1000000', ...proxy })
const origin = values.origin ?? portal?.origin ?? ''
try {
  const accounts = allAccounts(origin)
  for (const account of accounts) if (account.username) await account.plantMail(plantedMail(account.username))
  // The portal under test has no OSS. `checks/hostile` sends these calls.
  const operations = (await fetchOperations(origin, roles)).filter(
    ({ callerIsOss, path }) => !callerIsOss && !path.startsWith('/api/oss/'),
  )
  const begun = performance.now()
  let stumbles = 0
  const tally = await fuzz({
    operations,
    accounts,
    seed: Number(values.seed),
    requests: Number(values.requests),
    clients: Number(values.clients),
    isRunning: () => stumbles < mostStumbles && (portal?.isRunning() ?? true),
    onFault: print,
    onStumble: (error) => {
      stumbles += 1
      console.log(`! ${error.stack}`)
    },
    onProgress: ({ requests, reached, faults }) => {
      const seconds = Math.round((performance.now() - begun) / 1000)
      const memory = `${Math.round(process.memoryUsage.rss() / 1e6)} MB`
      console.log(
        `${requests} requests in ${seconds} s, reached ${reached.size}, ${faults} faults, ${memory}`,
      )
    },
  })
  report(
    tally,
    operations.map(({ name }) => name),
    (performance.now() - begun) / 1000,
  )
  if (stumbles >= mostStumbles) {
    console.log('✗ the fuzzer could not go on too often')
    process.exitCode = 1
  }
  if (portal && !portal.isRunning()) {
    console.log('✗ the server has ended')
    process.exitCode = 1
  }
} finally {
  await portal?.stop()
}
