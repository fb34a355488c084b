import { notFound } from '@portal/domain/platform/errors'
import { fetchFromOss } from '@portal/domain/psat/oss/pesan-masuk.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import { type Kedatangan, requireKedatangan } from './masuk/masuk.service.ts'

/** Staff fetch a licence from OSS that the portal has not received. */
export function fetchIzinRoutes(app: FastifyInstance, kedatangan: Kedatangan | undefined): void {
  route(app, fetchFromOss, {
    access: 'psat.undang-pemilik',
    audit: { none: 'salinan data OSS, tercatat pada izinnya' },
    perMinute: 30,
    async handler({ body }) {
      const izin = await requireKedatangan(kedatangan).fetchIzin(body.id_izin)
      if (!izin) throw notFound('Izin OSS')
      const { id, id_izin, kode_izin, nib, nama_perseroan } = izin
      return ok({ id, id_izin, kode_izin, nib, nama_perseroan })
    },
  })
}
