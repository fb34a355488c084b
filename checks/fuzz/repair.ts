import type { Schema } from './document.ts'
import type { Fields } from './pool.ts'
import { addressOf, type Request } from './request.ts'
import type { FieldError } from './tally.ts'
import { type Source, valid, validObject } from './values.ts'

/** The portal says that a paper has not been uploaded. */
const wantsFile = /unggah/i
/** An example in a refusal, such as `Tulis jam seperti 09.00.` */
const example = /seperti ([A-Z0-9][\w.:-]*\w)/

/** The fields of a form that may also be null. */
const objectOf = (schema: Schema | undefined): Schema =>
  schema?.anyOf?.find(({ properties }) => properties) ?? schema ?? {}

/** Returns a copy of the form with another value at this place. */
function replaced(form: Fields, [name = '', ...rest]: string[], value: unknown): Fields {
  if (rest.length === 0) return { ...form, [name]: value }
  const inner = form[name]
  if (Array.isArray(inner)) return form
  const fields = inner !== null && typeof inner === 'object' ? (inner as Fields) : {}
  return { ...form, [name]: replaced(fields, rest, value) }
}

/** Returns a copy of the form with a new value at this place. Lists and unknown fields get a new value as a whole. */
function renewed(form: Fields, schema: Schema, [name = '', ...rest]: string[], source: Source): Fields {
  const part = schema.properties?.[name]
  const inner = form[name]
  const better = { ...form }
  if (rest.length > 0 && inner !== null && typeof inner === 'object' && !Array.isArray(inner)) {
    better[name] = renewed(inner as Fields, objectOf(part), rest, source)
    return better
  }
  const mayDrop = !schema.required?.includes(name) && name in form
  const mayBeNull = part?.anyOf?.some(({ type }) => type === 'null')
  if (mayDrop && source.random.chance(0.4)) delete better[name]
  else if (mayBeNull && inner !== null && source.random.chance(0.3)) better[name] = null
  else if (part) better[name] = valid(part, name, source)
  return better
}

/** A text like `SPPB-2026-00042` has letters and digits in the same places. */
const shapeOf = (text: string) => new RegExp(`^${text.replace(/[.]/g, '\\.').replace(/\d/g, '\\d')}$`)

/** Takes all fields from a record that has them and looks like the example, or else only the example. */
function withExample(form: Fields, { operation, source }: Request, name: string, text: string): Fields {
  const { random, pool } = source
  const shape = shapeOf(text)
  const schema = operation.body ?? {}
  const required = schema.required ?? []
  const hasAll = (fields: Fields) => required.every((one) => fields[one] != null)
  const record = pool.having(random, (fields) => shape.test(String(fields[name])) && hasAll(fields))
  if (!record) return { ...form, [name]: text }
  return validObject(schema, { ...source, record, companion: undefined, isComplete: true })
}

async function mended(form: Fields, request: Request, error: FieldError, source: Source): Promise<Fields> {
  const places = error.field.split('.')
  if (wantsFile.test(error.message)) {
    const file = await request.account.freshPdf()
    if (file !== undefined) return replaced(form, places, file)
  }
  const shown = error.message.match(example)?.[1]
  if (shown !== undefined && places.length === 1) return withExample(form, request, error.field, shown)
  return renewed(form, request.operation.body ?? {}, places, source)
}

/**
 * Returns the request with new values in the fields that the answer named, such as `nama` or `perubahan.data_baru`. A
 * field may also be a part of the address. Undefined if the request has no such field.
 */
export async function repaired(
  request: Request,
  errors: readonly FieldError[],
): Promise<Request | undefined> {
  const { operation, body, source } = request
  const other = {
    ...source,
    companion: undefined,
    record: source.random.chance(0.5) ? source.record : undefined,
  }
  const needed = errors.map(({ field }) => field)
  const inAddress = operation.parameters.some(({ name }) => needed.includes(name))
  const path = inAddress ? addressOf(operation, other, { needed }) : request.path
  if (!operation.body) return inAddress ? { ...request, path } : undefined
  let better = body as Fields
  for (const error of errors) better = await mended(better, request, error, other)
  return { ...request, path, body: better }
}
