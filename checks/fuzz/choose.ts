import type { Account } from './accounts.ts'
import type { Operation } from './document.ts'
import type { Random } from './random.ts'
import type { Tally } from './tally.ts'

/** After so many requests, operations that none has reached are tried less often. */
const hopeful = 20_000

export function accountFor(
  operation: Operation,
  accounts: readonly Account[],
  random: Random,
): Account | undefined {
  const admitted = accounts.filter(({ role }) => !operation.roles || operation.roles.includes(role ?? ''))
  const operators = admitted.filter(({ role }) => role === 'PELAKU_USAHA')
  if (operation.roles && operators.length > 0 && random.chance(0.3)) return random.pick(operators)
  return random.pick(random.chance(0.85) ? admitted : accounts)
}

/** Prefers operations that no request has reached yet, and fast ones to slow ones. */
export function chooseOperation(
  operations: readonly Operation[],
  tally: Tally,
  random: Random,
): Operation | undefined {
  if (random.chance(0.5 * Math.min(1, hopeful / tally.requests))) {
    const missing = random.pick(operations.filter(({ name }) => !tally.reached.has(name)))
    if (missing) return missing
  }
  const [one, other] = [random.pick(operations), random.pick(operations)]
  if (!one || !other || random.chance(0.5)) return one
  return tally.meanTime(one.name) <= tally.meanTime(other.name) ? one : other
}

const nearReads = new Map<string, { close: Operation[]; wide: Operation[] }>()

function readsNear(path: string, operations: readonly Operation[]) {
  const known = nearReads.get(path)
  if (known) return known
  const folder = path
    .split('/')
    .slice(0, -1)
    .join('/')
    .replace(/\/\{.*/, '')
  const wide = folder.split('/').slice(0, 4).join('/')
  const reads = operations.filter(
    (one) => one.method === 'GET' && !/export|template|stream|berkas/.test(one.path),
  )
  const near = {
    close: reads.filter((one) => one.path.startsWith(folder)),
    wide: reads.filter((one) => one.path.startsWith(wide)),
  }
  nearReads.set(path, near)
  return near
}

/** Returns a read whose answer may hold the record that an operation needs. */
export function readFor({ path, method }: Operation, operations: readonly Operation[], random: Random) {
  if (method === 'GET' && !path.includes('{')) return undefined
  const { close, wide } = readsNear(path, operations)
  return random.pick(close.length > 0 && random.chance(0.7) ? close : wide)
}
