import { fileKinds } from '@portal/domain/platform/files/files.contract'
import { kalenderIcs, listHariKalender, listKalender } from '@portal/domain/psat/dasbor/kalender.contract'
import {
  acceptKunjungan,
  addUsulKunjungan,
  getLaporanAudit,
  getSuratTugas,
  listKunjungan,
  moveKunjungan,
} from '@portal/domain/psat/lapang/kunjungan.contract'
import type { FastifyInstance } from 'fastify'
import { contentDisposition, safeFileName } from '#platform/files/file-name.ts'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readHariKalender, readKalender, writeKalenderIcs } from './kalender.service.ts'
import { agree, askToMove, propose } from './kunjungan.service.ts'
import { printLaporanAudit, printSuratTugas } from './print/print-lapang.service.ts'
import { readMendatang } from './read-kunjungan.service.ts'

export function kunjunganRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, listKunjungan, {
    access: 'psat.baca',
    handler: async ({ caller }) => ok(await readMendatang(platform, caller.actor)),
  })
  route(app, listKalender, {
    access: 'psat.dasbor',
    handler: async ({ query, caller }) => ok(await readKalender(platform, caller.actor, query)),
  })
  route(app, listHariKalender, {
    access: 'psat.dasbor',
    handler: async ({ query }) => ok(await readHariKalender(platform, query)),
  })
  route(app, kalenderIcs, {
    access: 'psat.dasbor',
    handler: async ({ query, caller, reply }) =>
      reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': contentDisposition('attachment', 'kalender-audit.ics'),
          'cache-control': 'private, no-store',
        })
        .send(await writeKalenderIcs(platform, caller.actor, query)),
  })
  route(app, addUsulKunjungan, {
    access: 'psat.periksa',
    audit: 'kunjungan.usul',
    handler: async ({ params, body, caller }) =>
      ok(await propose(platform, caller, params.uuid, body), 'Jadwal telah diusulkan'),
  })
  route(app, acceptKunjungan, {
    access: 'psat.baca',
    audit: 'kunjungan.setuju',
    handler: async ({ params, body, caller }) =>
      ok(await agree(platform, caller, params.uuid, body), 'Jadwal telah disepakati'),
  })
  route(app, moveKunjungan, {
    access: 'psat.milik-sendiri',
    audit: 'kunjungan.pindah',
    handler: async ({ params, body, caller }) =>
      ok(await askToMove(platform, caller, params.uuid, body), 'Usulan waktu telah dikirim'),
  })
  for (const [contract, print] of [
    [getSuratTugas, printSuratTugas],
    [getLaporanAudit, printLaporanAudit],
  ] as const) {
    route(app, contract, {
      access: 'psat.baca',
      async handler({ params, caller, reply }) {
        const { name, pdf } = await print(platform, caller.actor, params.uuid)
        return reply
          .headers({
            'content-type': fileKinds.pdf.mime,
            'content-disposition': contentDisposition('inline', safeFileName(name, 'pdf')),
            'cache-control': 'private, no-store',
          })
          .send(pdf)
      },
    })
  }
}
