import { berandaPetugas, listJejakAudit, listLog } from '@portal/domain/akun/catatan/catatan.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readAudit, readLog, readStartPage } from './catatan.service.ts'
import type { RecordNames } from './record-names.ts'
import type { StartCards } from './start-cards.ts'

interface CatatanParts {
  cards: StartCards
  names: RecordNames
}

export function catatanRoutes(app: FastifyInstance, platform: Platform, parts: CatatanParts): void {
  route(app, listLog, {
    access: 'log.baca',
    handler: async ({ query }) => readLog(platform, query),
  })
  route(app, listJejakAudit, {
    access: 'jejak-audit.baca',
    handler: async ({ query }) => readAudit(platform, query, parts.names),
  })
  route(app, berandaPetugas, {
    access: 'beranda.petugas',
    handler: async ({ caller }) => ok(await readStartPage(platform, caller.actor, parts)),
  })
}
