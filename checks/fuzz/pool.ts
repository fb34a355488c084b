import type { Random } from './random.ts'

export type Fields = Record<string, unknown>
export interface Known {
  /** The path of the answer that held the record. */
  path: string
  fields: Fields
  /** The levels between the answer's own records and this one. */
  inside: number
}

/** Names that hold the records of an answer. */
const wrappers = new Set(['data', 'rows', 'items'])
const keptRecords = 60
const keptValues = 150

const segments = (path: string) => path.split('/').slice(2)

/** Counts the segments that two paths share from their start. */
function nearness(one: string, other: string): number {
  const [first, second] = [segments(one), segments(other)]
  const end = first.findIndex((segment, index) => segment !== second[index])
  return end === -1 ? first.length : end
}

const identityOf = ({ uuid, id }: Fields): unknown => uuid ?? id

/** Remembers what answers showed to one account, so that later requests name things that exist. */
export class Pool {
  readonly #records = new Map<string, Known[]>()
  readonly #values = new Map<string, unknown[]>()

  #learnValue(name: string, value: unknown): void {
    const known = this.#values.get(name) ?? []
    this.#values.set(name, known)
    known.push(value)
    if (known.length > keptValues) known.shift()
  }

  #learnRecord(path: string, fields: Fields, inside: number): void {
    const key = `${path} ${inside}`
    const known = this.#records.get(key) ?? []
    this.#records.set(key, known)
    const identity = identityOf(fields)
    const earlier =
      identity === undefined ? -1 : known.findIndex((one) => identityOf(one.fields) === identity)
    if (earlier >= 0) known.splice(earlier, 1)
    known.push({ path, fields, inside })
    if (known.length > keptRecords) known.shift()
  }

  /** `inside` counts the levels between the answer's own records and these. */
  learn(path: string, answer: unknown, inside = 0): void {
    if (Array.isArray(answer)) {
      for (const item of answer.slice(0, 100)) this.learn(path, item, inside)
      return
    }
    if (answer === null || typeof answer !== 'object') return
    if (!('success' in answer)) this.#learnRecord(path, answer as Fields, inside)
    for (const [name, value] of Object.entries(answer)) {
      if (value !== null && value !== '') this.#learnValue(name, value)
      this.learn(path, value, wrappers.has(name) ? inside : inside + 1)
    }
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

  /** Returns one of the known records that suit, or undefined. */
  suiting(random: Random, suits: (known: Known) => boolean): Known | undefined {
    return random.pick([...this.#records.values()].flat().filter(suits))
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
    const scored = candidates.map((known) => ({ known, score: score(known) }))
    return scored.toSorted((a, b) => b.score - a.score)[0]?.known
  }
}
