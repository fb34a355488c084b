import { hash } from 'node:crypto'
import type { Random } from './random.ts'

export type Fields = Record<string, unknown>
export interface Known {
  /** The path of the answer that held the record. */
  path: string
  fields: Fields
  /** The levels between the answer's own records and this one. */
  inside: number
  /** This account has made the record. */
  isOwn?: boolean
}

/** Names that hold the records of an answer. */
const wrappers = new Set(['data', 'rows', 'items'])
const keptRecords = 60
const keptValues = 100
/** Records that are learned from one list. */
const learnedRecords = 40

const segmentsOf = new Map<string, string[]>()
function segments(path: string): string[] {
  const known = segmentsOf.get(path) ?? path.split('/').slice(2)
  segmentsOf.set(path, known)
  return known
}

/** Counts the segments that two paths share from their start. */
function nearness(one: string, other: string): number {
  const [first, second] = [segments(one), segments(other)]
  const end = first.findIndex((segment, index) => segment !== second[index])
  return end === -1 ? first.length : end
}

function best(candidates: readonly Known[], score: (known: Known) => number): Known | undefined {
  let [found, highest]: [Known | undefined, number] = [undefined, -Infinity]
  for (const known of candidates) {
    const reached = score(known)
    if (reached > highest) [found, highest] = [known, reached]
  }
  return found
}

const identityOf = ({ uuid, id }: Fields): unknown => uuid ?? id

/** Remembers what answers showed to one account, so that later requests name things that exist. */
export class Pool {
  readonly #records = new Map<string, Known[]>()
  readonly #values = new Map<string, unknown[]>()
  readonly #answers = new Map<string, string>()
  /** The operations that refused a record in its present state. */
  readonly #refusals = new WeakMap<Fields, Set<string>>()

  #learnValue(name: string, value: unknown): void {
    const known = this.#values.get(name) ?? []
    this.#values.set(name, known)
    known.push(value)
    if (known.length > keptValues) known.shift()
  }

  #learnRecord(path: string, fields: Fields, inside: number, isOwn: boolean): void {
    const key = `${path} ${inside}`
    const known = this.#records.get(key) ?? []
    this.#records.set(key, known)
    const identity = identityOf(fields)
    const earlier =
      identity === undefined ? -1 : known.findIndex((one) => identityOf(one.fields) === identity)
    if (earlier >= 0) known.splice(earlier, 1)
    known.push({ path, fields, inside, isOwn })
    if (known.length > keptRecords) known.shift()
  }

  /** Tells if the last answer of this path was the same. */
  hasSeen(path: string, text: string): boolean {
    const digest = hash('sha1', text)
    const isSame = this.#answers.get(path) === digest
    this.#answers.set(path, digest)
    return isSame
  }

  /** `inside` counts the levels between the answer's own records and these. */
  learn(path: string, answer: unknown, isOwn = false, inside = 0): void {
    if (Array.isArray(answer)) {
      for (const item of answer.slice(0, learnedRecords)) this.learn(path, item, isOwn, inside)
      return
    }
    if (answer === null || typeof answer !== 'object') return
    if (!('success' in answer)) this.#learnRecord(path, answer as Fields, inside, isOwn)
    for (const [name, value] of Object.entries(answer)) {
      const isWrapper = wrappers.has(name)
      if (value !== null && value !== '' && !isWrapper) this.#learnValue(name, value)
      this.learn(path, value, isOwn, isWrapper ? inside : inside + 1)
    }
  }

  /** Notes that the operation refused the record, until an answer shows the record again. */
  avoid(operation: string, { fields }: Known): void {
    const refusals = this.#refusals.get(fields) ?? new Set()
    this.#refusals.set(fields, refusals.add(operation))
  }

  avoids(operation: string, { fields }: Known): boolean {
    return this.#refusals.get(fields)?.has(operation) ?? false
  }

  /** Returns one of all records for which this holds. */
  having(random: Random, holds: (fields: Fields) => boolean): Fields | undefined {
    const found = [...this.#records.values()].flatMap((known) => known.filter(({ fields }) => holds(fields)))
    return random.pick(found)?.fields
  }

  /** Returns a record of any answer that has as many of these names as possible: its values belong together. */
  companion(random: Random, names: readonly string[]): Fields | undefined {
    const share = ({ fields }: Known) => names.filter((name) => fields[name] != null).length + random.next()
    const candidates = [...this.#records.values()].flatMap((known) => random.pick(known) ?? [])
    return best(candidates, share)?.fields
  }

  forget(identity: unknown): void {
    for (const [path, known] of this.#records) {
      const left = known.filter(({ fields }) => identityOf(fields) !== identity)
      this.#records.set(path, left)
    }
  }

  value(random: Random, name: string): unknown {
    return random.pick(this.#values.get(name) ?? [])
  }

  /** Returns one of the records of these lists that suit, or undefined. */
  suiting(random: Random, paths: readonly string[], suits: (known: Known) => boolean): Known | undefined {
    return random.pick(paths.flatMap((path) => this.#records.get(`${path} 0`) ?? []).filter(suits))
  }

  /** Returns a record from an answer of a near path with as many of the wanted fields as possible. */
  record(
    random: Random,
    path: string,
    wanted: readonly string[],
    trust: (known: Known) => number,
  ): Known | undefined {
    const candidates = [...this.#records.values()]
      .flatMap((known) => [random.pick(known), random.pick(known), known.at(-1)])
      .flatMap((known) => (known && nearness(path, known.path) > 0 ? [known] : []))
    const score = (known: Known) =>
      nearness(path, known.path) -
      3 * known.inside +
      4 * (wanted.filter((name) => name in known.fields).length / (wanted.length || 1)) +
      trust(known) +
      2.5 * random.next()
    return best(candidates, score)
  }
}
