import { setelanOss } from '@portal/domain/akun/sesi/masuk-oss.contract'
import { getFileOss } from '@portal/domain/psat/oss/file-oss.contract'
import { listIzinOss } from '@portal/domain/psat/oss/izin.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readIzinOss } from './daftar-izin.service.ts'
import { type Kerjaan, runPengirim } from './send/pengirim.ts'
import { openTautan } from './send/tautan.service.ts'

/** Starts sending and downloading when the server listens, and stops both before it closes. */
export function workWhileListening(app: FastifyInstance, platform: Platform, kerjaan: Kerjaan[]): void {
  let pengirim: ReturnType<typeof runPengirim> | undefined
  app.addHook('onListen', async () => {
    pengirim = runPengirim(platform, kerjaan)
  })
  app.addHook('preClose', async () => pengirim?.stop())
}

export function ossRoutes(
  app: FastifyInstance,
  platform: Platform,
  { isActive }: { isActive: boolean },
): void {
  route(app, setelanOss, {
    access: 'publik',
    handler: async () =>
      ok({ aktif: isActive, alamat_masuk: isActive ? (platform.config.OSS_ENTRY_URL ?? null) : null }),
  })
  route(app, listIzinOss, {
    access: 'oss.izin.baca',
    handler: ({ query, caller }) => readIzinOss(platform, caller.actor, query),
  })
  route(app, getFileOss, {
    access: 'publik',
    fromPrimary: true,
    async handler({ params, reply }) {
      const { ukuran, isi } = await openTautan(platform, params.token)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-length': ukuran,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        })
        .send(isi)
    },
  })
}
