import type { Account } from './accounts.ts'
import { accountFor, chooseOperation, readFor } from './choose.ts'
import type { Operation } from './document.ts'
import { queueFor } from './hints.ts'
import { type Answer, faultOf, planted } from './oracle.ts'
import type { Fields } from './pool.ts'
import { Random } from './random.ts'
import { repaired } from './repair.ts'
import { buildRequest, type Request } from './request.ts'
import { send } from './send.ts'
import { trySpareAccount } from './spare.ts'
import { type Fault, type FieldError, refusalOf, Tally } from './tally.ts'
import { Trust } from './trust.ts'
import { isOfLicences, nextStep } from './walk.ts'

interface Options {
  operations: readonly Operation[]
  accounts: readonly Account[]
  seed: number
  requests: number
  clients: number
  isRunning(): boolean
  onFault(fault: Fault): void
  onProgress(tally: Tally): void
  /** The fuzzer itself could not go on, such as after a log-in that failed. */
  onStumble(error: Error): void
}

/** Requests that would end the account of a sender are not sent: no account would be left after some thousand. */
const endsAccounts =
  /^(PUT \/api\/(user\/(update|edit|status|resetPassword)|auth\/sandi)|DELETE \/api\/(user\/delete|okkp\/users))|totp/

/** How often a valid request is sent again with other values in the fields that the answer refused. */
const mostRepairs = 5
const progressEvery = 10_000

/** Learns from an answer, so that later requests name what exists. */
function learn(request: Request, answer: Answer, trust: Trust, refused: readonly FieldError[]): void {
  const { operation, about, body, isSpoiled, account } = request
  const { pool } = account
  const { status, type, text } = answer
  const fields = refused.map(({ field }) => field)
  if (!isSpoiled) trust.learn(operation.name, about, status, fields)
  const refusesRecord = status === 404 || status === 409 || fields.includes('id') || fields.includes('uuid')
  if (!isSpoiled && about && refusesRecord) pool.avoid(operation.name, about)
  if (status === 401 && operation.roles) account.endSession()
  if (operation.method === 'DELETE' && status < 300) pool.forget(about?.fields.uuid ?? about?.fields.id)
  if (status === 0 || status >= 300 || !type.includes('json') || !answer.isWhole) return
  if (pool.hasSeen(operation.path, text)) return
  // A request that repeats a planted address would show it to others.
  const shown = JSON.parse(text.replaceAll(planted, 'acak@contoh.id'))
  const isOwn = operation.method === 'POST'
  pool.learn(operation.path, shown, isOwn)
  // Some secrets are only in the request, and the number that goes with them only in the answer.
  if (isOwn && body) pool.learn(operation.path, { ...body, ...shown.data }, isOwn)
}

/** Tells if a change names an account that sends requests, or the sender itself. */
function namesSender({ operation, path, body, account }: Request, accounts: readonly Account[]): boolean {
  if (/\/(user\/update|auth\/)/.test(operation.path)) return accounts.includes(account)
  const text = `${path} ${JSON.stringify(body ?? '')}`
  return accounts.some(({ marks }) => marks.some((mark) => text.includes(mark)))
}

async function client(options: Options, tally: Tally, trust: Trust, random: Random): Promise<void> {
  const { operations, accounts } = options
  const walkers = accounts.filter(({ role }) => isOfLicences(role))
  const named = new Map(operations.map((one) => [one.name, one]))

  /** Sends, judges and learns. Returns the answer and the fields that it refused. */
  const exchange = async (request: Request): Promise<{ answer: Answer; refused: FieldError[] }> => {
    const answer = await send(request)
    tally.count(request, answer)
    if (tally.requests % progressEvery === 0) options.onProgress(tally)
    const what = faultOf(request, answer)
    if (what) {
      tally.faults += 1
      options.onFault({ what, request, answer })
    }
    const isRefusal = !request.isSpoiled && answer.status === 400
    const refused = (isRefusal && refusalOf(answer).errors) || []
    learn(request, answer, trust, refused)
    return { answer, refused }
  }

  const perform = async (operation: Operation, account: Account, isSpoiled: boolean, fields?: Fields) => {
    const given = { operation, account, accounts, random, trust, isSpoiled, fields }
    let request: Request | undefined = await buildRequest(given)
    for (let repairs = 0; request && repairs <= mostRepairs; repairs++) {
      if (endsAccounts.test(operation.name) && namesSender(request, accounts)) return
      const { refused } = await exchange(request)
      if (refused.length === 0) return
      request = await repaired(request, refused)
    }
  }

  /** Reads an address as the page of a person would. Undefined if the account may not. */
  const look = async (account: Account, template: string, path = template): Promise<unknown> => {
    const operation = named.get(`GET ${template}`)
    if (!operation || (operation.roles && !operation.roles.includes(account.role ?? ''))) return undefined
    const source = { random, pool: account.pool, record: undefined, files: account.files }
    const nothing = { body: undefined, form: undefined, about: undefined, isSpoiled: false }
    const { answer } = await exchange({ ...nothing, operation, account, path, source })
    return answer.status === 200 && answer.isWhole ? JSON.parse(answer.text).data : undefined
  }

  const walk = async (account: Account) => {
    const read = (template: string, path?: string) => look(account, template, path)
    const isReached = (name: string) => tally.reached.has(name)
    const step = await nextStep({ account, random, named, isReached, read })
    if (step) await perform(step.operation, account, random.chance(0.1), step.fields)
  }

  const trySpare = async () => {
    const superadmin = accounts.find(({ role }) => role === 'SUPERADMIN')
    const performNamed = async (name: string, account: Account, fields: Fields) => {
      const operation = named.get(name)
      if (operation) await perform(operation, account, random.chance(0.1), fields)
    }
    if (superadmin) await trySpareAccount(superadmin, random, performNamed)
  }

  const turn = async () => {
    if (random.chance(0.004)) await trySpare()
    const walker = random.pick(walkers)
    if (walker && random.chance(0.2)) await walk(walker)
    const operation = chooseOperation(operations, tally, random)
    const account = operation && accountFor(operation, accounts, random)
    if (!operation || !account) return
    if (account.username && random.chance(0.02)) await account.upload()
    const queue = random.chance(0.3) ? queueFor(operation.path, account.role, random) : undefined
    if (queue) await look(account, queue.template, queue.path)
    const read = !queue && random.chance(0.5) ? readFor(operation, operations, random) : undefined
    if (read) await perform(read, account, false)
    await perform(operation, account, random.chance(0.35))
  }

  while (tally.requests < options.requests && options.isRunning()) await turn().catch(options.onStumble)
}

export async function fuzz(options: Options): Promise<Tally> {
  const tally = new Tally()
  const trust = new Trust()
  await Promise.all(
    Array.from({ length: options.clients }, (_, index) =>
      client(options, tally, trust, new Random(options.seed * 1000 + index)),
    ),
  )
  return tally
}
