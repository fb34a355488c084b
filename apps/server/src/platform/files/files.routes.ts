import { AppError, notFound } from '@portal/domain/platform/errors'
import {
  displayImage,
  documentKinds,
  fileKinds,
  pictureKinds,
  uploadFile,
  viewPdf,
} from '@portal/domain/platform/files/files.contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { rangeAsked } from './byte-range.ts'
import { contentDisposition } from './file-name.ts'
import type { FileView } from './files.ts'
import { filesOf } from './upload/multipart.ts'

/** The browser may only display the file: no scripts, forms or requests. */
const sandbox =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'"

async function send(file: FileView, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
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

export function filesRoutes(app: FastifyInstance, { files }: Pick<Platform, 'files'>): void {
  route(app, uploadFile, {
    access: 'berkas.unggah',
    audit: { none: 'berkas baru sementara; pencatatan terjadi saat diklaim' },
    perMinute: 120,
    async handler({ request, caller }) {
      const stored = await files.receive(filesOf(request), { uploader: caller.actor })
      return { success: true as const, response: stored.map(({ key }) => key) }
    },
  })

  route(app, displayImage, {
    access: 'publik',
    fromPrimary: true,
    async handler({ query: { path, exp, sig }, caller: { actor }, request, reply }) {
      const file = await files.view(path, { actor, exp, sig })
      if (!pictureKinds.includes(file.kind)) throw notFound('Berkas')
      return send(file, request, reply)
    },
  })

  route(app, viewPdf, {
    access: 'publik',
    fromPrimary: true,
    async handler({ query: { path, exp, sig }, caller: { actor }, request, reply }) {
      return send(await files.view(path, { actor, exp, sig }), request, reply)
    },
  })
}
