import type { Contract, FailureStatus } from '@portal/domain/platform/contract'
import type { Access } from '@portal/domain/platform/permissions'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { errorAnswer } from '../error-answer.ts'

const descriptions: Record<FailureStatus, string> = {
  400: 'Permintaan tidak terbaca, atau isiannya belum benar',
  401: 'Tidak dapat masuk, belum masuk, atau sesi sudah berakhir',
  403: 'Tidak berwenang',
  404: 'Data tidak ditemukan',
  409: 'Bentrok dengan keadaan data sekarang',
  410: 'Isinya sudah dihapus',
  413: 'Isi permintaan terlalu besar',
  415: 'Jenis berkas tidak diterima',
  416: 'Bagian yang diminta tidak ada',
  429: 'Terlalu banyak permintaan; Retry-After menyebut kapan boleh mencoba lagi',
  500: 'Gagal di server',
  502: 'Layanan lain menolak atau tidak menjawab',
  503: 'Layanan sedang sibuk; Retry-After menyebut kapan boleh mencoba lagi',
  507: 'Penyimpanan penuh',
}

/** Returns the parameters that identify the record of a call. */
function requiredNames({ params, query }: Contract): string[] {
  const required = Object.entries(query?.shape ?? {}).filter(
    ([, field]) => !(field as z.ZodType).safeParse(undefined).success,
  )
  return [...Object.keys(params?.shape ?? {}), ...required.map(([name]) => name)]
}

/** Derives the failure statuses of a call from its inputs and its access. The contract lists all others in `fails`. */
export function failuresOf(contract: Contract, access: Access): FailureStatus[] {
  const { method, query, body, multipart, accepted, tokenHelps, fails = [] } = contract
  const statuses = new Set<FailureStatus>([400, 429, 500, 503, ...fails])
  const withToken = access !== 'publik' || tokenHelps
  if (withToken) statuses.add(401).add(403)
  if (withToken && method !== 'GET') {
    statuses.add(409)
    if (body || multipart || query) statuses.add(404)
  }
  if (requiredNames(contract).some((name) => /id$/i.test(name))) statuses.add(404)
  if (body || multipart) statuses.add(413)
  if (multipart) statuses.add(415)
  // Both kinds of calls write files.
  if (multipart || accepted) statuses.add(507)
  return [...statuses].sort((a, b) => a - b)
}

/** Throws for a failure status that the OpenAPI description does not list. Only tests use it. */
export function refuseUnlistedFailures(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers, routeOptions }, { statusCode }) => {
    const { contract, access = 'publik' } = routeOptions.config
    if (!contract || statusCode < 400 || statusCode === 421) return
    // `request-line.ts` refuses such a request on every route.
    if (headers['content-encoding'] && statusCode === 415) return
    // A client that sends an unnecessary token still learns that it is invalid.
    if (headers.authorization && (statusCode === 401 || statusCode === 403)) return
    const listed: readonly number[] = failuresOf(contract, access)
    if (listed.includes(statusCode)) return
    throw new Error(`${contract.method} ${contract.path} answered ${statusCode}: list this status in fails`)
  })
}

export function failureAnswers(contract: Contract, access: Access) {
  return Object.fromEntries(
    failuresOf(contract, access).map((status) => [
      status,
      { description: descriptions[status], content: { 'application/json': { schema: errorAnswer } } },
    ]),
  )
}
