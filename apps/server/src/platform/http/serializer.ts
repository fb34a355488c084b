import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

type Write = (data: unknown) => string
type JsonSchema = Record<string, unknown>

/** Schemas are written out whole: named ones would be references, which cannot be made nullable. */
const unnamed = z.registry<{ id?: string }>()

/** What may be left out as null becomes one schema that says so. A choice between two others has no quick form. */
function withoutChoices(schema: JsonSchema): void {
  if (!Array.isArray(schema.anyOf)) return
  const others = (schema.anyOf as JsonSchema[]).filter(({ type }) => type !== 'null')
  const [only] = others
  if (!only || others.length > 1) return
  const { type } = only
  delete schema.anyOf
  Object.assign(schema, only, typeof type === 'string' ? { type, nullable: true } : {})
  if (type !== 'object' && type !== 'array') delete schema.enum
}

/** Keys of a record: a fixed set is a list of fields; any other keys are text, as in JSON they always are. */
function withoutKeyRules(schema: JsonSchema): void {
  const { propertyNames, additionalProperties } = schema
  if (typeof propertyNames !== 'object' || propertyNames === null) return
  delete schema.propertyNames
  const { enum: keys } = propertyNames as { enum?: string[] }
  if (!keys) return
  delete schema.additionalProperties
  schema.properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]))
}

const tooManifold = /"(?:anyOf|oneOf|allOf|not|\$ref|prefixItems|propertyNames)":/

/** The JSON schema that an answer is compiled from; undefined where it has no single shape. */
function plainSchemaOf(schema: z.ZodType): Schema | undefined {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    metadata: unnamed,
    reused: 'inline',
    override: ({ jsonSchema }) => {
      withoutChoices(jsonSchema as JsonSchema)
      withoutKeyRules(jsonSchema as JsonSchema)
    },
  })
  return tooManifold.test(JSON.stringify(json)) ? undefined : (json as Schema)
}

/** Both writers must say the same; a test that gets here with an answer against its contract fails. */
function checked(quick: Write, strict: Write): Write {
  return (data) => {
    const [written, expected] = [quick(data), strict(data)]
    if (written === expected) return written
    if (JSON.stringify(sorted(JSON.parse(written))) !== JSON.stringify(sorted(JSON.parse(expected))))
      throw new Error(`Jawaban tertulis berbeda:\n${written}\n${expected}`)
    return written
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/**
 * Answers are written by code compiled from the contract's schema: what the contract does not name stays out. Zod, which
 * also checks each value, costs several times as much; it stands beside it in tests, and alone where a schema is a choice.
 */
export function answerSerializer({ check }: { check: boolean }): FastifySerializerCompiler<z.ZodType> {
  return (route) => {
    let write: Write | undefined
    // Compiled when first answered: most routes of a process never are.
    return (data: unknown) => {
      write ??= writerOf(route.schema, serializerCompiler(route) as Write, check)
      return write(data)
    }
  }
}

/** One for all routes that answer with a schema. */
const quickWriters = new WeakMap<z.ZodType, Write | 'none'>()

function quickWriterOf(schema: z.ZodType): Write | 'none' {
  const known = quickWriters.get(schema)
  if (known) return known
  const plain = plainSchemaOf(schema)
  const write = plain ? (fastJsonStringify(plain) as Write) : 'none'
  quickWriters.set(schema, write)
  return write
}

function writerOf(schema: z.ZodType, strict: Write, check: boolean): Write {
  const quick = quickWriterOf(schema)
  if (quick === 'none') return strict
  return check ? checked(quick, strict) : quick
}
