import { fetchFromOss } from '@portal/domain/psat/oss/pesan-masuk.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { KlienOss } from './klien/klien.ts'
import { fetchIzin } from './pesan-masuk/fetch-izin.service.ts'
import { requireOss } from './require-oss.ts'

/** Staff fetch a licence from OSS that the portal has not received. */
export function fetchIzinRoutes(app: FastifyInstance, platform: Platform, klien: KlienOss | undefined): void {
  route(app, fetchFromOss, {
    access: 'psat.undang-pemilik',
    audit: { none: 'salinan data OSS, tercatat pada izinnya' },
    perMinute: 30,
    async handler({ body }) {
      const izin = await fetchIzin(platform, requireOss(klien), body.id_izin)
      const { id, id_izin, kode_izin, nib, nama_perseroan } = izin
      return ok({ id, id_izin, kode_izin, nib, nama_perseroan })
    },
  })
}
