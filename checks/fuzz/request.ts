import type { Account } from './accounts.ts'
import type { Operation, Parameter, Schema } from './document.ts'
import { formOf } from './forms.ts'
import { isAboutLicenceFile, suitsLicence } from './hints.ts'
import type { Fields, Known } from './pool.ts'
import type { Random } from './random.ts'
import { complete } from './recipes.ts'
import { spoilBody, spoilText } from './spoil.ts'
import type { Trust } from './trust.ts'
import { type Source, valid, validObject } from './values.ts'

export interface Request {
  operation: Operation
  account: Account
  path: string
  body: unknown
  form: FormData | undefined
  isSpoiled: boolean
  source: Source
  /** The record that the request is about. */
  about: Known | undefined
}

const names = (schema: Schema | undefined): string[] => Object.keys(schema?.properties ?? {})

/** The document calls a key `uuid` or `id` where a record may carry another name for it. */
const aliases: Record<string, string[]> = {
  user: ['username'],
  auditId: ['uuid', 'id', 'id_pengajuan'],
  auditType: ['auditType'],
  kode: ['kode_verifikasi', 'uuid', 'nomor'],
  token: ['token', 'kode'],
  nomor: ['nomor', 'no_registration', 'nomor_izin'],
}

function pathValue(parameter: Parameter, source: Source): string {
  const { random, record, pool } = source
  const names = [parameter.name, ...(aliases[parameter.name] ?? [])]
  const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'
  const own = names.map((name) => record?.[name]).find(isText)
  if (own !== undefined && random.chance(0.9)) return String(own)
  const seen = names.map((name) => pool.value(random, name)).find(isText)
  if (seen !== undefined && random.chance(0.5)) return String(seen)
  if (parameter.name === 'year') return String(new Date().getFullYear() - random.integer(0, 1))
  return String(valid(parameter.schema, parameter.name, source))
}

function addressOf(operation: Operation, source: Source, spoilAt: number | undefined): string {
  const path = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, parameter, index) => {
      const value = index === spoilAt ? spoilText(source.random) : pathValue(parameter, source)
      return address.replace(`{${parameter.name}}`, encodeURIComponent(value.toWellFormed()))
    }, operation.path)
  const query = new URLSearchParams()
  for (const parameter of operation.parameters.filter((one) => one.in === 'query')) {
    if (!parameter.required && !source.random.chance(0.15)) continue
    const spoiled = spoilAt !== undefined && source.random.chance(0.4)
    const value = spoiled ? spoilText(source.random) : valid(parameter.schema, parameter.name, source)
    if (value !== null && value !== '') query.set(parameter.name, String(value).toWellFormed())
  }
  return query.size > 0 ? `${path}?${query}` : path
}

export interface BuildOptions {
  operation: Operation
  account: Account
  random: Random
  trust: Trust
  isSpoiled: boolean
  /** What the request should say, if that is known. */
  fields?: Fields | undefined
}

export async function buildRequest(options: BuildOptions): Promise<Request> {
  const { operation, account, random, isSpoiled, fields } = options
  const wanted = [...names(operation.body), ...operation.parameters.map(({ name }) => name)]
  const trusted = (known: Known) => options.trust.of(operation.name, known)
  const licence =
    isAboutLicenceFile(operation.path) && random.chance(0.9)
      ? account.pool.suiting(random, (known) => suitsLicence(operation.path, known))
      : undefined
  const given = fields && { path: operation.path, fields, inside: 0 }
  const about = given ?? licence ?? account.pool.record(random, operation.path, wanted, trusted)
  const source: Source = {
    ...{ random, pool: account.pool, record: about?.fields, files: account.files },
    isComplete: given !== undefined,
  }
  const hasBody = operation.body !== undefined || operation.form !== undefined
  const spoilsAddress = isSpoiled && (!hasBody || random.chance(0.2))
  const path = addressOf(operation, source, spoilsAddress ? random.integer(0, 2) : undefined)
  const whole =
    operation.body && (await complete(validObject(operation.body, source), operation, account, random))
  const spoilsBody = isSpoiled && !spoilsAddress
  const body = whole && (spoilsBody ? spoilBody(random, whole) : whole)
  const form = operation.form && (await formOf(operation, source, spoilsBody))
  return { operation, account, path, body, form, isSpoiled, source, about }
}

/** Returns the schema of a field within a form. */
const within = (schema: Schema | undefined, name: string): Schema | undefined => schema?.properties?.[name]

/** Returns a copy of the form with a new value at this place. Lists and unknown fields get a new value as a whole. */
function renewed(form: Fields, schema: Schema, [name = '', ...rest]: string[], source: Source): Fields {
  const part = within(schema, name)
  const inner = form[name]
  const better = { ...form }
  if (rest.length > 0 && inner !== null && typeof inner === 'object' && !Array.isArray(inner)) {
    better[name] = renewed(inner as Fields, part ?? {}, rest, source)
    return better
  }
  const mayDrop = !schema.required?.includes(name) && name in form
  if (mayDrop && source.random.chance(0.4)) delete better[name]
  else if (part) better[name] = valid(part, name, source)
  return better
}

/** Returns the request with new values in the fields that the answer named, such as `nama` or `perubahan.data_baru`. */
export function repaired(request: Request, fields: readonly string[]): Request {
  const { operation, body, source } = request
  const other = source.random.chance(0.5) ? { ...source, record: undefined } : source
  const better = fields.reduce(
    (form, field) => renewed(form, operation.body ?? {}, field.split('.'), other),
    body as Fields,
  )
  return { ...request, body: better }
}
