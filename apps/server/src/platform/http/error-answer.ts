import { AppError, type ErrorCode, type FieldError } from '@portal/domain/platform/errors'
import { nameSchemas } from '@portal/domain/platform/schema-names'
import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isUnavailable } from '#platform/database/connection/lost-connection.ts'
import { CommitUncertain } from '#platform/database/connection/uncertain-commit.ts'

const databaseFaults: Record<string, ErrorCode> = {
  '23505': 'SUDAH_ADA',
  '40001': 'BENTROK',
  '40P01': 'BENTROK',
  // The statement exceeded the time limit of the pool.
  '57014': 'LAYANAN_SIBUK',
  // The database is read-only: a standby, or a primary in read-only mode.
  '25006': 'LAYANAN_SIBUK',
  '22021': 'PERMINTAAN_RUSAK',
  '22P05': 'PERMINTAAN_RUSAK',
  '22P02': 'PERMINTAAN_RUSAK',
  '22003': 'PERMINTAAN_RUSAK',
  '22008': 'PERMINTAAN_RUSAK',
}

const databaseAway = /^(08|57P|53)/
const connectionFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

function fieldName(instancePath: string): string {
  return instancePath.replace(/^\//, '').replaceAll('/', '.')
}

/** Distinguishes two foreign key errors: a new row references a missing row, or a row to delete is still referenced. */
function brokenReference(message: unknown): ErrorCode {
  return typeof message === 'string' && message.startsWith('insert or update on')
    ? 'RUJUKAN_HILANG'
    : 'MASIH_DIPAKAI'
}

function fromDatabase(error: unknown): AppError | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if (error instanceof CommitUncertain) return new AppError('HASIL_BELUM_PASTI', { cause: error })
  const { code, syscall, message } = error as { code?: unknown; syscall?: unknown; message?: unknown }
  if (isUnavailable(error)) return new AppError('LAYANAN_SIBUK', { cause: error })
  if (typeof code !== 'string') return undefined
  if (code === '23503') return new AppError(brokenReference(message), { cause: error })
  if (databaseFaults[code]) return new AppError(databaseFaults[code], { cause: error })
  const away = databaseAway.test(code) || (connectionFaults.has(code) && syscall === 'connect')
  return away ? new AppError('LAYANAN_SIBUK', { cause: error }) : undefined
}

function fromFastify(error: FastifyError): AppError | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: FieldError[] = error.validation.map((fault) => ({
      field: fieldName(fault.instancePath),
      message: fault.message ?? 'Isian belum benar.',
    }))
    return new AppError('VALIDASI_GAGAL', { fields })
  }
  if (error.statusCode === 429) return new AppError('TERLALU_SERING')
  if (error.statusCode === 503) return new AppError('LAYANAN_SIBUK')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('ISIAN_TERLALU_BESAR')
  if (error.statusCode === 413) return new AppError('BERKAS_TERLALU_BESAR')
  if (error.statusCode === 415)
    return new AppError('PERMINTAAN_RUSAK', { message: 'Jenis isi permintaan tidak diterima.' })
  if (error.statusCode === 416) return new AppError('RENTANG_DITOLAK', { cause: error })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('PERMINTAAN_RUSAK')
  return undefined
}

/** Converts any thrown value to an AppError. An unexpected error becomes an opaque 500. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  return (
    fromDatabase(error) ??
    fromFastify(error as FastifyError) ??
    new AppError('GALAT_SERVER', { cause: error })
  )
}

export const errorAnswer = z.looseObject({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  code: z.string(),
  requestId: z.string(),
})
nameSchemas({ galat: errorAnswer })

export function errorBody(error: AppError, requestId: string) {
  return {
    ...error.extra,
    success: false as const,
    message: error.message,
    errors: error.fields,
    code: error.code,
    requestId,
  }
}
