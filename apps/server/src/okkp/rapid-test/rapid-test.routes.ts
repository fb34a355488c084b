import { jumlahRapidTest, rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { bukaTindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import type { FastifyInstance } from 'fastify'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import { rapidKind } from './rapid-test.service.ts'
import * as reading from './rapid-test-read.service.ts'

const access = 'rapid-test.kelola'

export function rapidTestRoutes(app: FastifyInstance, platform: Platform): void {
  platform.files.registerRecordAccess('rapid-test', reading.rapidFileAccess)
  route(app, rapidTestCalls.list, {
    access,
    handler: async ({ query, caller }) => {
      const { rows, total } = await reading.readDaftarRapid(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, rapidTestCalls.detail, {
    access,
    handler: async ({ query, caller }) =>
      ok(await reading.readRapid(platform, caller.actor, query.rapid_test_id)),
  })
  route(app, jumlahRapidTest, {
    access,
    handler: async ({ query, caller }) => ok(await reading.readJumlahRapid(platform, caller.actor, query)),
  })
  recordWriteRoutes(app, platform, rapidTestCalls, {
    access,
    event: 'rapid-test',
    idName: 'rapid_test_id',
    kind: ({ actor }) => rapidKind(platform, actor),
  })
  route(app, bukaTindakLanjut, {
    access,
    audit: 'tindak-lanjut.buka',
    handler: async ({ body, caller }) =>
      ok(await reading.openByHand(platform, caller, body.rapid_test_id), 'Tindak lanjut telah dibuka'),
  })
}
