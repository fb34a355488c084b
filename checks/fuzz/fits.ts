import type { Schema } from './document.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const email = /^[^@\s]+@[^@\s]+\.[a-z]+$/i
const formats: Record<string, RegExp> = { date: day, uuid, email }

const compiled = new Map<string, RegExp>()
function regExpOf(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(pattern)
  compiled.set(pattern, known)
  return known
}

function textFits(schema: Schema, value: string): boolean {
  const form = schema.format && formats[schema.format]
  return (
    value.length >= (schema.minLength ?? 0) &&
    value.length <= (schema.maxLength ?? 100_000) &&
    (!schema.pattern || regExpOf(schema.pattern).test(value)) &&
    (!form || form.test(value))
  )
}

const numberFits = (schema: Schema, value: number): boolean =>
  (schema.type === 'number' || Number.isInteger(value)) &&
  value >= (schema.minimum ?? -Infinity) &&
  value > (schema.exclusiveMinimum ?? -Infinity) &&
  value <= (schema.maximum ?? Infinity)

function objectFits(schema: Schema, value: object): boolean {
  const fields = value as Record<string, unknown>
  return Object.entries(schema.properties ?? {}).every(([name, part]) =>
    fields[name] === undefined ? !schema.required?.includes(name) : fits(part, fields[name]),
  )
}

function arrayFits(schema: Schema, value: unknown[]): boolean {
  const { items } = schema
  const enough = value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity)
  return enough && (!items || value.every((item) => fits(items, item)))
}

/** Tells if a value from an answer can be sent where this schema is expected. */
export function fits(schema: Schema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((part) => fits(part, value))
  if (schema.enum) return schema.enum.includes(value)
  if (schema.const !== undefined) return schema.const === value
  if (schema.type === undefined) return true
  if (value === null) return schema.type === 'null'
  if (typeof value === 'string') return schema.type === 'string' && textFits(schema, value)
  if (typeof value === 'number')
    return (schema.type === 'integer' || schema.type === 'number') && numberFits(schema, value)
  if (typeof value === 'boolean') return schema.type === 'boolean'
  if (Array.isArray(value)) return schema.type === 'array' && arrayFits(schema, value)
  return schema.type === 'object' && objectFits(schema, value as object)
}
