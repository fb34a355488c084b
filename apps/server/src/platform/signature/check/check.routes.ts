import { AppError } from '@portal/domain/platform/errors'
import {
  bytesPdfDiperiksa,
  checkTandaTangan,
} from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import type { FastifyInstance } from 'fastify'
import { filesOf } from '#platform/files/upload/multipart.ts'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { checkUpload } from './check.service.ts'

/** Registers the public signature check. The server checks the document but does not store it. */
export function checkTandaTanganRoutes(
  app: FastifyInstance,
  platform: Pick<Platform, 'files' | 'signer' | 'clock'>,
): void {
  route(app, checkTandaTangan, {
    access: 'publik',
    audit: { none: 'berkas hanya diperiksa, tidak ada yang disimpan' },
    // A document may have 20 MB and occupies the worker thread during its check.
    perMinute: 12,
    async handler({ request }) {
      for await (const part of filesOf(request, { field: 'file', most: 1 })) {
        return ok(await platform.files.look(part, bytesPdfDiperiksa, (path) => checkUpload(platform, path)))
      }
      throw new AppError('BERKAS_KOSONG')
    },
  })
}
