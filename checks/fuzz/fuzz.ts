import { z } from 'zod'
import type { Account } from './accounts.ts'
import type { Operation } from './document.ts'
import { isAboutLicenceFile, queueAddress, queueOf } from './hints.ts'
import { type Answer, faultOf, planted } from './oracle.ts'
import type { Fields } from './pool.ts'
import { Random } from './random.ts'
import { buildRequest, type Request, repaired } from './request.ts'
import { Trust } from './trust.ts'
import { nextStep } from './walk.ts'

export interface Fault {
  what: string
  request: Request
  answer: Answer
}

export interface Tally {
  requests: number
  statuses: Map<number, number>
  reached: Set<string>
  /** The statuses of valid requests, by operation. */
  refusals: Map<string, Map<string, number>>
  faults: Fault[]
}

interface Options {
  operations: readonly Operation[]
  accounts: readonly Account[]
  seed: number
  requests: number
  clients: number
  onFault(fault: Fault): void
}

/** Requests that would end the account of a sender are not sent: no account would be left after some thousand. */
const endsAccounts =
  /^(PUT \/api\/(user\/(update|edit|status|resetPassword)|auth\/sandi)|DELETE \/api\/(user\/delete|okkp\/users))|totp/

const longestAnswer = 400_000
/** How often a valid request is sent again with other values in the fields that the answer refused. */
const mostRepairs = 5

export async function send(request: Request): Promise<Answer> {
  const { account, operation, path, body, form } = request
  const headers: Record<string, string> = await account.headers()
  if (body !== undefined) headers['content-type'] = 'application/json'
  const answer = await fetch(account.origin + path, {
    method: operation.method,
    headers,
    redirect: 'manual',
    ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) ?? 'null' }),
    signal: AbortSignal.timeout(60_000),
  })
  const type = answer.headers.get('content-type') ?? ''
  if (type.includes('event-stream')) {
    await answer.body?.cancel()
    return { status: answer.status, type, text: '' }
  }
  return { status: answer.status, type, text: (await answer.text()).slice(0, longestAnswer) }
}

/** Learns from an answer, so that later requests name what exists. */
function learn({ account, operation, about, body, isSpoiled }: Request, answer: Answer, trust: Trust): void {
  const { pool } = account
  const { status, type, text } = answer
  if (!isSpoiled) trust.learn(operation.name, about, status)
  if (status === 401 && operation.roles) account.endSession()
  if (operation.method === 'DELETE' && status < 300) pool.forget(about?.fields.uuid ?? about?.fields.id)
  if (status >= 300 || !type.includes('json') || text.length >= longestAnswer) return
  // A request that repeats a planted address would show it to others.
  const shown = JSON.parse(text.replaceAll(planted, 'acak@contoh.id'))
  pool.learn(operation.path, shown)
  // Some secrets are only in the request, and the number that goes with them only in the answer.
  if (operation.method === 'POST' && body) pool.learn(operation.path, { ...body, ...shown.data })
}

/** Returns the fields that a refusal names. */
function refusedFields({ isSpoiled, body }: Request, { status, type, text }: Answer): string[] {
  if (isSpoiled || !body || status !== 400 || !type.includes('json')) return []
  return refusal.safeParse(JSON.parse(text)).data?.errors?.map(({ field }) => field) ?? []
}

const refusal = z.object({
  message: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

function count(tally: Tally, request: Request, answer: Answer): void {
  const { status } = answer
  const { name } = request.operation
  tally.requests += 1
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
  if (status < 300) tally.reached.add(name)
  if (request.isSpoiled || status < 300) return
  const refusals = tally.refusals.get(name) ?? new Map<string, number>()
  tally.refusals.set(name, refusals)
  const { message, errors } =
    refusal.safeParse(answer.type.includes('json') ? JSON.parse(answer.text) : {}).data ?? {}
  const fields = errors?.map((one) => `${one.field}: ${one.message}`).join(' | ') ?? ''
  const reason = `${answer.status} ${fields || message}`.slice(0, 200)
  refusals.set(reason, (refusals.get(reason) ?? 0) + 1)
}

function accountFor(operation: Operation, accounts: readonly Account[], random: Random): Account | undefined {
  const admitted = accounts.filter(({ role }) => !operation.roles || operation.roles.includes(role ?? ''))
  const operators = admitted.filter(({ role }) => role === 'PELAKU_USAHA')
  if (operation.roles && operators.length > 0 && random.chance(0.3)) return random.pick(operators)
  return random.pick(random.chance(0.85) ? admitted : accounts)
}

/** Prefers operations that no request has reached yet, and reads of the same part before a change. */
function chooseOperation({ operations }: Options, tally: Tally, random: Random): Operation | undefined {
  const missing = operations.filter(({ name }) => !tally.reached.has(name))
  return random.pick(missing.length > 0 && random.chance(0.5) ? missing : operations)
}

/** Returns a read whose answer may hold the record that a change needs. */
function readFor({ path, method }: Operation, operations: readonly Operation[], random: Random) {
  if (method === 'GET' && !path.includes('{')) return undefined
  const folder = path
    .split('/')
    .slice(0, -1)
    .join('/')
    .replace(/\/\{.*/, '')
  const wide = folder.split('/').slice(0, 4).join('/')
  const reads = operations.filter(
    (one) => one.method === 'GET' && !/export|template|stream|berkas/.test(one.path),
  )
  const close = reads.filter((one) => one.path.startsWith(folder))
  return random.pick(
    close.length > 0 && random.chance(0.7) ? close : reads.filter((one) => one.path.startsWith(wide)),
  )
}

async function client(options: Options, tally: Tally, trust: Trust, random: Random): Promise<void> {
  const { operations, accounts } = options
  const readQueue = async (account: Account) => {
    const operation = operations.find(({ name }) => name === `GET ${queueOf(account.role)}`)
    if (!operation?.roles?.includes(account.role ?? '')) return
    const request = await buildRequest({ operation, account, random, trust, isSpoiled: false })
    const queue = { ...request, path: queueAddress(account.role, random) }
    learn(queue, await send(queue), trust)
  }
  const perform = async (operation: Operation, account: Account, isSpoiled: boolean, fields?: Fields) => {
    let request = await buildRequest({ operation, account, random, trust, isSpoiled, fields })
    for (let repairs = 0; repairs <= mostRepairs; repairs++) {
      if (endsAccounts.test(operation.name) && namesSender(request, accounts)) return
      const answer = await send(request)
      count(tally, request, answer)
      const what = faultOf(request, answer)
      if (what) {
        const fault = { what, request, answer }
        tally.faults.push(fault)
        options.onFault(fault)
      }
      learn(request, answer, trust)
      const fields = refusedFields(request, answer)
      if (fields.length === 0) return
      request = repaired(request, fields)
    }
  }
  while (tally.requests < options.requests) {
    if (random.chance(0.25)) {
      const walker = random.pick(accounts)
      const step = walker && (await nextStep(walker, operations, random))
      if (step) await perform(step.operation, walker, random.chance(0.1), step.fields)
    }
    const operation = chooseOperation(options, tally, random)
    const account = operation && accountFor(operation, accounts, random)
    if (!operation || !account) continue
    if (account.username && random.chance(0.03)) await account.upload()
    if (isAboutLicenceFile(operation.path) && random.chance(0.3)) await readQueue(account)
    const read = random.chance(0.6) ? readFor(operation, operations, random) : undefined
    if (read) await perform(read, account, false)
    await perform(operation, account, random.chance(0.35))
  }
}

/** Tells if a change names an account that sends requests, or the sender itself. */
function namesSender({ operation, path, body, account }: Request, accounts: readonly Account[]): boolean {
  if (/\/(user\/update|auth\/)/.test(operation.path)) return account.username !== undefined
  const text = `${path} ${JSON.stringify(body ?? '')}`
  return accounts.some(({ marks }) => marks.some((mark) => text.includes(mark)))
}

export async function fuzz(options: Options): Promise<Tally> {
  const tally: Tally = {
    requests: 0,
    statuses: new Map(),
    reached: new Set(),
    refusals: new Map(),
    faults: [],
  }
  const trust = new Trust()
  await Promise.all(
    Array.from({ length: options.clients }, (_, index) =>
      client(options, tally, trust, new Random(options.seed * 1000 + index)),
    ),
  )
  return tally
}
