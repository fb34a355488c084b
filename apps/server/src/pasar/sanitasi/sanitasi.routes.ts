import { sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { addRecord, changeRecord, removeRecord } from '#platform/record/record.service.ts'
import * as service from './sanitasi.service.ts'

const access = 'pasar.kelola'

export function sanitasiRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, sanitasiCalls.list, {
    access,
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readSanitasiList(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, sanitasiCalls.detail, {
    access,
    handler: async ({ query, caller }) =>
      ok(await service.readSanitasi(platform, caller.actor, query.kode_group)),
  })
  route(app, sanitasiCalls.add, {
    access,
    audit: 'sanitasi.tambah',
    handler: async ({ body, caller }) =>
      ok(
        await addRecord(platform, caller, service.sanitasiKind(platform, caller.actor), body),
        'Penilaian telah dicatat',
      ),
  })
  route(app, sanitasiCalls.update, {
    access,
    audit: 'sanitasi.ubah',
    handler: async ({ body: { kode_group, versi, ...form }, caller }) => {
      const kind = service.sanitasiKind(platform, caller.actor)
      return ok(
        await changeRecord(platform, caller, kind, { id: kode_group, versi, form }),
        'Data telah diubah',
      )
    },
  })
  route(app, sanitasiCalls.remove, {
    access,
    audit: 'sanitasi.hapus',
    handler: async ({ query, caller }) => {
      await removeRecord(platform, caller, service.sanitasiKind(platform, caller.actor), query.kode_group)
      return done('Data telah dihapus')
    },
  })
}
