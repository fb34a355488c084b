import { notFound } from '@portal/domain/platform/errors'
import { displayImage, pictureKinds, uploadFile, viewPdf } from '@portal/domain/platform/files/files.contract'
import type { FastifyInstance } from 'fastify'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { sendFile } from './send-file.ts'
import { filesOf } from './upload/multipart.ts'

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
      return sendFile(file, request, reply)
    },
  })

  route(app, viewPdf, {
    access: 'publik',
    fromPrimary: true,
    async handler({ query: { path, exp, sig }, caller: { actor }, request, reply }) {
      return sendFile(await files.view(path, { actor, exp, sig }), request, reply)
    },
  })
}
