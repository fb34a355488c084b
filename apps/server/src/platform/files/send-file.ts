import { AppError } from '@portal/domain/platform/errors'
import { documentKinds, fileKinds } from '@portal/domain/platform/files/files.contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rangeAsked } from './byte-range.ts'
import { contentDisposition } from './file-name.ts'
import type { FileView } from './files.ts'

/** The browser may only display the file: no scripts, forms or requests. */
const sandbox =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'"

/** Answers a request with a file. The caller has checked that the actor may read it. */
export async function sendFile(
  file: FileView,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { size, kind } = file
  const etag = `"${file.sha256}"`
  const range = request.method === 'GET' ? rangeAsked(request.headers, { etag, size }) : undefined
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    throw new AppError('RENTANG_DITOLAK')
  }
  // Open the file before setting headers, so that a failure produces an error response.
  const content = await file.open(range)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply
    .headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-security-policy': sandbox,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-type': fileKinds[kind].mime,
      'content-length': range ? range.end - range.start + 1 : size,
      'content-disposition': contentDisposition(
        documentKinds.includes(kind) ? 'inline' : 'attachment',
        file.name,
      ),
    })
    .send(content)
}
