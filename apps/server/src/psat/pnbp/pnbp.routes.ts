import { listTarif, penerbitanCalls, setTarif } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { jalurIzin } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { pay, replaceBill } from './pembayaran.service.ts'
import { readTarif, saveTarif } from './tarif.service.ts'

export function pnbpRoutes(app: FastifyInstance, platform: Platform): void {
  for (const izin of ['sppb', 'pl'] as const) {
    route(app, penerbitanCalls[izin].pembayaran, {
      access: 'psat.langkah',
      audit: 'pengajuan.pembayaran',
      handler: async ({ body, caller }) =>
        ok(await pay(platform, caller, jalurIzin[izin], body), 'Data telah diproses'),
    })
    route(app, penerbitanCalls[izin].replaceTagihan, {
      access: 'psat.langkah',
      audit: 'pengajuan.pembayaran',
      handler: async ({ body, caller }) =>
        ok(await replaceBill(platform, caller, jalurIzin[izin], body), 'Tagihan telah diganti'),
    })
  }
  route(app, listTarif, {
    // The tariffs are public, because applicants need them before they apply.
    access: 'publik',
    handler: async () => ok(await readTarif(platform)),
  })
  route(app, setTarif, {
    access: 'psat.master.kelola',
    audit: 'tarif.ubah',
    handler: async ({ body, caller }) => ok(await saveTarif(platform, caller, body), 'Data telah disimpan'),
  })
}
