import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

type Write = (data: unknown) => string
type JsonSchema = Record<string, unknown>

/** An empty registry, so that schemas are inlined: named schemas become references, which cannot be nullable. */
const unnamed = z.registry<{ id?: string }>()

/** Converts "X or null" to a nullable X. A choice between two other types has no fast serializer. */
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

/** Removes `propertyNames`: a fixed set of keys becomes properties, other keys are always text in JSON. */
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

/** Returns the JSON schema for the compiled serializer, or undefined if the response has no single shape. */
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

/**
 * Runs both serializers and throws if their output differs. Tests use it to detect responses that violate their
 * contract.
 */
function checked(quick: Write, strict: Write): Write {
  return (data) => {
    const [written, expected] = [quick(data), strict(data)]
    if (written === expected) return written
    if (JSON.stringify(sorted(JSON.parse(written))) !== JSON.stringify(sorted(JSON.parse(expected))))
      throw new Error(`The serialized responses differ:\n${written}\n${expected}`)
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
 * Serializes responses with code compiled from the contract's schema, which omits undeclared fields. Zod also validates
 * values but costs several times as much. Tests run both; union schemas use Zod alone.
 */
export function answerSerializer({ check }: { check: boolean }): FastifySerializerCompiler<z.ZodType> {
  return (route) => {
    let write: Write | undefined
    // Compile on first use, because a process never answers most of its routes.
    return (data: unknown) => {
      write ??= writerOf(route.schema, serializerCompiler(route) as Write, check)
      return write(data)
    }
  }
}

/** Compiled serializers, shared by all routes with the same schema. */
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
