import {
  type JalurIzin,
  type JalurJenis,
  jalurIzin,
  jalurJenis,
  sendPengajuan,
  withoutProduk,
} from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { revisePengajuan } from './revise.service.ts'
import { createPengajuan } from './submit.service.ts'

type Panggilan = (typeof sendPengajuan)['sppb']['permohonan']

export function sendRoutes(app: FastifyInstance, platform: Platform): void {
  for (const [izin, calls] of Object.entries(sendPengajuan)) {
    for (const [jalur, contracts] of Object.entries(calls)) {
      const kiriman = { auditType: jalurIzin[izin as JalurIzin], jenis: jalurJenis[jalur as JalurJenis] }
      // The cast is safe because the contracts differ only in their paths.
      const { create, update } = contracts as Panggilan
      route(app, create, {
        access: 'psat.ajukan',
        audit: 'pengajuan.kirim',
        handler: async ({ body, caller }) =>
          ok(
            await createPengajuan(platform, caller, kiriman, withoutProduk(kiriman.auditType, body)),
            'Data telah ditambahkan',
          ),
      })
      route(app, update, {
        access: 'psat.ajukan',
        audit: 'pengajuan.perbaiki',
        handler: async ({ body, caller }) =>
          ok(
            await revisePengajuan(platform, caller, kiriman, withoutProduk(kiriman.auditType, body)),
            'Data telah diubah',
          ),
      })
    }
  }
}
