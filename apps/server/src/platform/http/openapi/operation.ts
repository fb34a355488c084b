import type { Contract, MediaType } from '@portal/domain/platform/contract'
import type { Access, PermissionTable } from '@portal/domain/platform/permissions'
import { roles } from '@portal/domain/platform/roles'
import { z } from 'zod'
import { failureAnswers } from './failures.ts'

const pascal = (words: string) =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/**
 * Builds the operation id: `GET /api/okkp/imports/:uuid` becomes `getOkkpImportsByUuid`. It changes only with the path.
 */
export function operationIdOf({ method, path }: Pick<Contract, 'method' | 'path'>): string {
  const segments = path.split('/').slice(2)
  const words = segments.map((segment) =>
    segment.startsWith(':') ? `By${pascal(segment)}` : pascal(segment),
  )
  return method.toLowerCase() + words.join('')
}

const either = new Intl.ListFormat('id', { type: 'disjunction' })

const bearer: Record<string, string[]> = { bearer: [] }

/** Returns the security schemes. An optional token is one of two alternatives. */
function securityOf(access: Access, { tokenHelps }: Contract): Record<string, string[]>[] {
  if (access !== 'publik') return [bearer]
  return tokenHelps ? [bearer, {}] : []
}

export function whoMay(permissions: PermissionTable, access: Access, tokenHelps = false): string {
  if (access === 'publik' && tokenHelps) return 'Terbuka tanpa masuk; dengan token, atas nama akunnya.'
  if (access === 'publik') return 'Terbuka bagi siapa pun, tanpa masuk.'
  const admitted = permissions[access]
  if (admitted.length === roles.length) return 'Perlu masuk, dengan peran apa pun.'
  return `Perlu masuk sebagai ${either.format(admitted)}.`
}

const contentOf = (type: MediaType) => (type.startsWith('text/') ? z.string() : z.file())

function answerOf({ produces, response }: Contract) {
  if (!produces) return { 'application/json': { schema: response } }
  return Object.fromEntries(produces.map((type) => [type, { schema: contentOf(type) }]))
}

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
})

function headersOf({ method, accepted, headers }: Contract): z.ZodRawShape {
  return {
    ...headers?.shape,
    ...(method === 'GET' ? {} : { 'Idempotency-Key': z.string().max(200).optional() }),
    ...(accepted ? { Prefer: z.literal('respond-async').optional() } : {}),
  }
}

/** Describes a call for OpenAPI. Validation and serialization read the contract directly. */
export function describeOperation(permissions: PermissionTable, contract: Contract, access: Access) {
  const { method, path, summary, params, query, body, multipart, accepted, status = 200 } = contract
  const headers = headersOf(contract)
  return {
    operationId: operationIdOf(contract),
    tags: [path.split('/')[2] ?? ''],
    summary,
    description: contract.caller ?? whoMay(permissions, access, contract.tokenHelps),
    security: securityOf(access, contract),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(Object.keys(headers).length > 0 ? { headers: z.object(headers) } : {}),
    ...(body ? { body } : {}),
    ...(multipart ? { body: multipart, consumes: ['multipart/form-data'] } : {}),
    response: {
      [status]: {
        description: method === 'GET' ? 'Isi yang diminta' : 'Berhasil',
        content: answerOf(contract),
      },
      ...(accepted ? { 202: json('Diterima; Location menyebut alamat kemajuannya', accepted) } : {}),
      ...failureAnswers(contract, access),
    },
  }
}
