import type { IncomingMessage } from 'node:http'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { uploadFiles } from '@portal/domain/platform/files/files.contract'
import type { FastifyRequest } from 'fastify'
import type { IncomingFile } from './receive.ts'

const mostDrained = 100_000_000

/** Reads the rest of a refused upload, because a browser reads the response only after sending everything. */
function drain(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return
  let left = mostDrained
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}

function readable(error: unknown, field: string, most: number): unknown {
  if (error instanceof AppError) return error
  if ((error as { code?: unknown }).code === 'FST_FILES_LIMIT') {
    return fieldError(field, `Paling banyak ${most} berkas sekali unggah.`)
  }
  return new AppError('PERMINTAAN_RUSAK', {
    message: 'Unggahan terputus atau tidak dapat dibaca. Coba lagi.',
    cause: error,
  })
}

/** Copies the plain fields beside the files. For a repeated field, the last value counts. */
function keepFields(from: object, into: Record<string, string>): void {
  for (const [name, given] of Object.entries(from)) {
    const last: unknown = Array.isArray(given) ? given.at(-1) : given
    const value = (last as { type?: string; value?: unknown } | undefined)?.value
    if (typeof value === 'string') into[name] = value
  }
}

async function* contentOf(part: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* part
  } catch (error) {
    throw readable(error, '', 0)
  }
}

/**
 * Yields the files of one field of a multipart request. The receiver checks sizes. `fields` contains the plain fields
 * after the last file.
 */
export async function* filesOf(
  request: FastifyRequest,
  {
    field = 'files',
    most = uploadFiles,
    fields,
  }: { field?: string; most?: number; fields?: Record<string, string> } = {},
): AsyncGenerator<IncomingFile> {
  if (!request.isMultipart()) {
    throw new AppError('PERMINTAAN_RUSAK', {
      message: `Kirim berkas sebagai multipart/form-data pada kolom ${field}.`,
    })
  }
  let last: object = {}
  const limits = {
    files: most,
    fields: 20,
    fieldSize: 10_000,
    parts: most + 20,
    fileSize: Number.MAX_SAFE_INTEGER,
  }
  try {
    for await (const part of request.files({ limits })) {
      last = part.fields
      if (part.fieldname === field) yield { name: part.filename, content: contentOf(part.file) }
      else part.file.resume()
    }
    if (fields) keepFields(last, fields)
  } catch (error) {
    throw readable(error, field, most)
  } finally {
    drain(request.raw)
  }
}
