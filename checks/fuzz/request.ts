import type { Account } from './accounts.ts'
import type { Operation, Parameter, Schema } from './document.ts'
import { formOf } from './forms.ts'
import { isAboutLicenceFile, licenceLists, suitsLicence } from './hints.ts'
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

/** Another record has other values of these. */
const ofOneRecord = new Set(['id', 'uuid', 'versi'])

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
  if (own !== undefined && random.chance(0.85)) return String(own)
  const seen = random.pick(names.map((name) => pool.value(random, name)).filter(isText))
  if (seen !== undefined && random.chance(0.5)) return String(seen)
  if (parameter.name === 'year') return String(new Date().getFullYear() - random.integer(0, 1))
  return String(valid(parameter.schema, parameter.name, source))
}

interface Address {
  spoilAt?: number | undefined
  /** Parameters of the query that the portal asked for. */
  needed?: readonly string[]
}

export function addressOf(
  operation: Operation,
  source: Source,
  { spoilAt, needed = [] }: Address = {},
): string {
  const path = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, parameter, index) => {
      const value = index === spoilAt ? spoilText(source.random) : pathValue(parameter, source)
      // `fetch` would take an empty segment or a dot out of the address, and so name another operation.
      const segment = ['', '.', '..'].includes(value) ? '-' : value
      return address.replace(`{${parameter.name}}`, encodeURIComponent(segment.toWellFormed()))
    }, operation.path)
  const query = new URLSearchParams()
  // Many filters at once find no record.
  const share = source.random.pick([0, 0.1, 0.3]) ?? 0
  for (const parameter of operation.parameters.filter((one) => one.in === 'query')) {
    const isWanted = parameter.required || needed.includes(parameter.name)
    if (!isWanted && !source.random.chance(share)) continue
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
  /** Whose records the request may name. A few requests name those of others. */
  accounts: readonly Account[]
  isSpoiled: boolean
  /** What the request should say, if that is known. */
  fields?: Fields | undefined
}

export async function buildRequest(options: BuildOptions): Promise<Request> {
  const { operation, account, random, isSpoiled, fields } = options
  const wanted = [...names(operation.body), ...operation.parameters.map(({ name }) => name)]
  const { pool } = (random.chance(0.05) && random.pick(options.accounts)) || account
  const isChange = operation.method !== 'GET'
  const trusted = (known: Known) =>
    options.trust.of(operation.name, known) +
    (isChange && known.isOwn ? 1.5 : 0) -
    (pool.avoids(operation.name, known) ? 4 : 0)
  const licence =
    isAboutLicenceFile(operation.path) && random.chance(0.9)
      ? pool.suiting(random, licenceLists, (known) => suitsLicence(operation, known, pool))
      : undefined
  const given = fields && { path: operation.path, fields, inside: 0 }
  const about = given ?? licence ?? pool.record(random, operation.path, wanted, trusted)
  const missing = wanted.filter((name) => about?.fields[name] == null && !ofOneRecord.has(name))
  const companion = !given && missing.length > 1 ? account.pool.companion(random, missing) : undefined
  const source: Source = {
    ...{ random, pool: account.pool, record: about?.fields, companion, files: account.files },
    isComplete: given !== undefined,
  }
  const hasBody = operation.body !== undefined || operation.form !== undefined
  const spoilsAddress = isSpoiled && (!hasBody || random.chance(0.2))
  const path = addressOf(operation, source, { spoilAt: spoilsAddress ? random.integer(0, 2) : undefined })
  const whole =
    operation.body && (await complete(validObject(operation.body, source), operation, account, random))
  const spoilsBody = isSpoiled && !spoilsAddress
  const body = whole && (spoilsBody ? spoilBody(random, whole) : whole)
  const form = operation.form && (await formOf(operation, source, spoilsBody))
  return { operation, account, path, body, form, isSpoiled, source, about }
}
