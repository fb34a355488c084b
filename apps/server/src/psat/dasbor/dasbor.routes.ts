import { Readable } from 'node:stream'
import { fileKinds } from '@portal/domain/platform/files/files.contract'
import {
  documentDeadlineCount,
  documentPerProcess,
  progressServices,
  serviceTimes,
  totalDocument,
  totalDocumentProcess,
  weeklyReport,
  weeklyReportExcel,
  workloadUser,
} from '@portal/domain/psat/dasbor/dasbor.contract'
import type { FastifyInstance } from 'fastify'
import { contentDisposition, safeFileName } from '#platform/files/file-name.ts'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readBeban, readPerProcess, readTenggat } from './keadaan.service.ts'
import { readLayanan, readTotal } from './kelompok.service.ts'
import { mingguanExcel } from './mingguan-excel.ts'
import { readKeluaran, readKemajuan, readMingguan } from './waktu.service.ts'

/**
 * Routes for the figures of licence files on both tracks. Auditors get the figures of their own files. Figures of today
 * come from keadaan.service, figures in groups from kelompok.service, figures of a period from waktu.service.
 */
export function dasborRoutes(app: FastifyInstance, platform: Platform): void {
  const access = 'psat.dasbor'
  const figures = { access, tagged: true } as const
  route(app, workloadUser, {
    ...figures,
    handler: async ({ query, caller }) => ok(await readBeban(platform, caller.actor, query)),
  })
  route(app, documentPerProcess, {
    ...figures,
    handler: async ({ query, caller }) => ok(await readPerProcess(platform, caller.actor, query)),
  })
  route(app, totalDocument, {
    ...figures,
    handler: async ({ query, caller }) => ok(await readTotal(platform, caller.actor, query)),
  })
  route(app, totalDocumentProcess, {
    ...figures,
    handler: async ({ query, caller }) => ok(await readKeluaran(platform, caller.actor, query)),
  })
  route(app, progressServices, {
    ...figures,
    handler: ({ query, caller }) => readKemajuan(platform, caller.actor, query),
  })
  route(app, documentDeadlineCount, {
    ...figures,
    handler: async ({ query, caller }) => ok(await readTenggat(platform, caller.actor, query)),
  })
  route(app, serviceTimes, {
    ...figures,
    handler: async ({ query, caller }) => ok(await readLayanan(platform, caller.actor, query)),
  })
  route(app, weeklyReport, {
    ...figures,
    handler: async ({ query, caller }) => ok(await readMingguan(platform, caller.actor, query)),
  })
  route(app, weeklyReportExcel, {
    access,
    handler: async ({ query, caller, reply }) => {
      const rows = await readMingguan(platform, caller.actor, query)
      return reply
        .headers({
          'content-type': fileKinds.xlsx.mime,
          'content-disposition': contentDisposition(
            'attachment',
            safeFileName('laporan-mingguan.xlsx', 'xlsx'),
          ),
          'cache-control': 'private, no-cache',
        })
        .send(Readable.from(mingguanExcel(rows)))
    },
  })
}
