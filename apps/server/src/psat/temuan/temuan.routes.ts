import {
  addTemuan,
  askTemuanAgain,
  assessDokumen,
  closeOrReopenTemuan,
  deleteTemuan,
  updateTemuan,
} from '@portal/domain/psat/audit/audit.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { assess } from './penilaian.service.ts'
import { add, askAgain, change, closeOrReopen, remove } from './temuan.service.ts'

export function temuanRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, addTemuan, {
    access: 'psat.periksa',
    audit: 'temuan.tambah',
    handler: async ({ params, body, caller }) => ok(await add(platform, caller, params.uuid, body)),
  })
  route(app, updateTemuan, {
    access: 'psat.periksa',
    audit: 'temuan.ubah',
    handler: async ({ params, body, caller }) => ok(await change(platform, caller, params.uuid, body)),
  })
  route(app, deleteTemuan, {
    access: 'psat.periksa',
    audit: 'temuan.hapus',
    handler: async ({ params, query, caller }) => {
      await remove(platform, caller, params.uuid, query.id)
      return done('Data telah dihapus')
    },
  })
  route(app, closeOrReopenTemuan, {
    access: 'psat.periksa',
    audit: 'temuan.tutup',
    handler: async ({ params, body, caller }) => ok(await closeOrReopen(platform, caller, params.uuid, body)),
  })
  route(app, askTemuanAgain, {
    access: 'psat.periksa',
    audit: 'temuan.minta-lagi',
    handler: async ({ params, body, caller }) => ok(await askAgain(platform, caller, params.uuid, body)),
  })
  route(app, assessDokumen, {
    access: 'psat.periksa',
    audit: 'dokumen.nilai',
    handler: async ({ params, body, caller }) => ok(await assess(platform, caller, params.uuid, body)),
  })
}
