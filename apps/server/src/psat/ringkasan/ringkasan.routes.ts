import { Readable } from 'node:stream'
import { fileKinds } from '@portal/domain/platform/files/files.contract'
import {
  grafikPermohonan,
  hasilRingkasan,
  ringkasanCalls,
} from '@portal/domain/psat/ringkasan/ringkasan.contract'
import type { FastifyInstance } from 'fastify'
import { contentDisposition, safeFileName } from '#platform/files/file-name.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { allRows, readGrafik, readRingkasan, rentangBulan, sudutOf } from './ringkasan.service.ts'
import { ringkasanExcel } from './ringkasan-excel.ts'

const access = 'psat.ringkasan'
const jenisOf = { 'sppb-psat': 'sppb_psat', 'izin-edar': 'izin_edar_pl' } as const

export function ringkasanRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, grafikPermohonan, {
    access,
    handler: async ({ params, query, caller }) => ({
      success: true as const,
      response: await readGrafik(platform, await sudutOf(platform, caller.actor, query), params.year),
    }),
  })
  for (const jalur of ['sppb-psat', 'izin-edar'] as const) {
    for (const hasil of hasilRingkasan) {
      const auditType = jenisOf[jalur]
      const { list, excel } = ringkasanCalls[jalur][hasil]
      route(app, list, {
        access,
        handler: async ({ params: { year, month }, query, caller }) => {
          const saringan = { auditType, hasil, ...rentangBulan(year, month) }
          const sudut = await sudutOf(platform, caller.actor, query)
          return { success: true as const, response: await readRingkasan(platform, sudut, saringan, query) }
        },
      })
      route(app, excel, {
        access,
        async handler({ params: { year, month }, query, caller, reply }) {
          const saringan = { auditType, hasil, ...rentangBulan(year, month) }
          const rows = allRows(platform, await sudutOf(platform, caller.actor, query), saringan)
          const name = safeFileName(`ringkasan-${jalur}-${hasil}-${year}-${month}.xlsx`, 'xlsx')
          return reply
            .headers({
              'content-type': fileKinds.xlsx.mime,
              'content-disposition': contentDisposition('attachment', name),
              'cache-control': 'private, no-cache',
            })
            .send(Readable.from(ringkasanExcel(auditType, rows)))
        },
      })
    }
  }
}
