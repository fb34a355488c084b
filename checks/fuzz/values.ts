import type { Schema } from './document.ts'
import { fits } from './fits.ts'
import { hintFor } from './hints.ts'
import type { Fields, Pool } from './pool.ts'
import type { Random } from './random.ts'

/** What a value may be made of: the record that the request is about, and what answers showed before. */
export interface Source {
  random: Random
  pool: Pool
  record: Fields | undefined
  /** Another record, whose values fill in what the first one does not have. */
  companion?: Fields | undefined
  files: readonly string[]
  /** The record is all that the request should say. */
  isComplete?: boolean
}

const fileName = /\.(pdf|jpg|jpeg|png|xlsx|docx)$/i

function someDay(random: Random): string {
  const days = random.chance(0.7) ? random.integer(-20, 0) : random.integer(-400, 400)
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Patterns of the document that no value of an answer fits. */
const patterned: [RegExp, (random: Random) => string][] = [
  [/^\^\\d\{13\}/, (random) => random.text(13, '123456789')],
  [/\\d\{16\}|\\d\{15,16\}/, (random) => `32${random.text(14, '123456789')}`],
  [/\\d\{6\}/, (random) => random.text(6, '0123456789')],
  [/\\d\{5\}/, (random) => random.text(5, '123456789')],
  [/ABCDEFGH/, (random) => random.text(12, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789')],
  [/A-Za-z0-9\._@-/, (random) => `acak.${random.text(8, 'abcdefghij')}`],
  [/2\[0-3\]\)(:|\[:\.\])/, (random) => `${random.integer(6, 20)}:00`],
  [/T\(\?:/, (random) => `${someDay(random)}T08:00:00Z`],
  [/^\^-\?\\d/, (random) => `-6.${random.integer(1, 9)},107.${random.integer(1, 9)}`],
  [/\\d\*\$/, (random) => random.text(3, '123456789')],
  [/\\d/, (random) => random.text(2, '123456789')],
]

function someText(schema: Schema, random: Random): string {
  const { format, pattern, minLength = 0, maxLength = 60 } = schema
  if (format === 'date') return someDay(random)
  if (format === 'uuid') return random.uuid()
  if (format === 'email') return `${random.text(10, 'abcdefghij')}@contoh.id`
  if (pattern) return patterned.find(([known]) => known.test(pattern))?.[1](random) ?? ''
  const length = Math.max(minLength, Math.min(maxLength, random.integer(3, 40)))
  return `Acak ${random.text(length)}`.slice(0, Math.max(minLength, Math.min(maxLength, length)))
}

function someNumber(schema: Schema, random: Random): number {
  const least = Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? -Infinity) + 1)
  const min = Math.max(least, -1000)
  return random.integer(min, Math.min(schema.maximum ?? min + 30, min + 30))
}

function fresh(schema: Schema, name: string, source: Source): unknown {
  const { random } = source
  if (schema.enum) return random.pick(schema.enum)
  if (schema.const !== undefined) return schema.const
  switch (schema.type) {
    case 'string':
      return someText(schema, random)
    case 'integer':
    case 'number':
      return someNumber(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'array': {
      const min = schema.minItems ?? 0
      const count = random.integer(min, Math.min(schema.maxItems ?? min + 2, min + 2))
      return Array.from({ length: count }, () => valid(schema.items ?? {}, name, source))
    }
    case 'object':
      return validObject(schema, source)
    default:
      return random.text(5)
  }
}

/** Answers show a stored file by its name. A request must name a file that the same account has just uploaded. */
function uploaded(schema: Schema, name: string, { random, pool, files }: Source): string | undefined {
  const shown = name === 'path' ? random.pick(files) : pool.value(random, name)
  if (typeof shown !== 'string' || !fileName.test(shown)) return undefined
  const ending = shown.split('.').at(-1)
  const file = random.pick(files.filter((one) => one.endsWith(ending ?? '')))
  return file !== undefined && fits(schema, file) ? file : undefined
}

/** Where a record may carry what a request calls by the first name. */
export const otherNames: Record<string, readonly string[]> = {
  id: ['uuid'],
  uuid: ['id'],
  id_pengajuan: ['uuid', 'id'],
  user_id: ['id', 'uuid'],
  id_user: ['id'],
  user: ['id'],
  pengajuan: ['uuid', 'id'],
  wakil: ['uuid'],
}

const ownValue = (schema: Schema, name: string, record: Fields | undefined): unknown =>
  [name, ...(otherNames[name] ?? [])]
    .map((one) => record?.[one])
    // An address carries numbers as text.
    .map((value) => (typeof value === 'number' && schema.type === 'string' ? String(value) : value))
    .find((value) => value != null && fits(schema, value))

/** Returns a value that the schema accepts, where possible one that exists. */
export function valid(schema: Schema, name: string, source: Source): unknown {
  const { random, pool, record } = source
  const own = ownValue(schema, name, record)
  if (own !== undefined && random.chance(0.92)) return own
  const beside = source.companion?.[name]
  if (beside != null && fits(schema, beside) && random.chance(0.6)) return beside
  const hint = hintFor(name, random)
  if (hint !== undefined && fits(schema, hint) && random.chance(0.7)) return hint
  const file = uploaded(schema, name, source)
  if (file !== undefined && random.chance(0.8)) return file
  if (!schema.enum || random.chance(0.3)) {
    const seen = pool.value(random, name)
    if (seen !== undefined && fits(schema, seen) && random.chance(0.75)) return seen
  }
  if (schema.anyOf) {
    const parts = schema.anyOf.filter(({ type }) => type !== 'null')
    return random.chance(0.15) ? null : valid(random.pick(parts) ?? {}, name, source)
  }
  return fresh(schema, name, source)
}

export function validObject(schema: Schema, source: Source): Fields {
  const sends = source.isComplete ? 0.97 : (source.random.pick([0.15, 0.6, 0.95]) ?? 1)
  const unknown = source.isComplete ? 0.03 : sends / 2
  const entries = Object.entries(schema.properties ?? {}).filter(([name, part]) => {
    if (schema.required?.includes(name)) return true
    return source.random.chance(ownValue(part, name, source.record) === undefined ? unknown : sends)
  })
  return Object.fromEntries(entries.map(([name, part]) => [name, valid(part, name, source)]))
}
