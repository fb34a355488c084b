import * as contracts from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import type { FastifyInstance } from 'fastify'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import * as reading from './uji-lab-read.service.ts'
import { ujiLabKind } from './uji-lab-write.service.ts'

const access = 'uji-lab.kelola'

export function ujiLabRoutes(app: FastifyInstance, platform: Platform): void {
  platform.files.registerRecordAccess('uji-lab', reading.ujiLabFileAccess)
  route(app, contracts.listUjiLab, {
    access,
    handler: async ({ query, caller }) => {
      const { rows, total } = await reading.readUjiLab(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, contracts.detailUjiLab, {
    access,
    handler: async ({ query, caller }) =>
      ok(await reading.readDetail(platform, caller.actor, query.uji_lab_id)),
  })
  route(app, contracts.jumlahUjiLab, {
    access,
    handler: async ({ query, caller }) => ok(await reading.readJumlah(platform, caller.actor, query)),
  })
  route(app, contracts.riwayatUjiLab, {
    access,
    handler: async ({ query, caller }) =>
      ok(await reading.readRiwayat(platform, caller.actor, query.uji_lab_id)),
  })
  route(app, contracts.usulUjiLab, {
    access,
    handler: async ({ query }) => ok(await reading.readUsul(platform, query)),
  })
  recordWriteRoutes(
    app,
    platform,
    { add: contracts.addUjiLab, update: contracts.updateUjiLab, remove: contracts.deleteUjiLab },
    {
      access,
      event: 'uji-lab',
      idName: 'uji_lab_id',
      kind: ({ actor }) => ujiLabKind(platform, actor),
    },
  )
}
