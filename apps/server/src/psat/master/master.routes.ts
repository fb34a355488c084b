import {
  deleteHariLibur,
  listHariKerja,
  listHariLibur,
  setHariKerja,
  setHariLibur,
} from '@portal/domain/psat/master/hari.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import {
  readDaysMaster,
  readHariLibur,
  removeHariLibur,
  saveHariKerja,
  saveHariLibur,
} from './hari.service.ts'

export function masterRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, listHariLibur, {
    access: 'psat.master.baca',
    handler: async ({ query }) => ok(await readHariLibur(platform, query.tahun)),
  })
  route(app, setHariLibur, {
    access: 'psat.master.kelola',
    audit: 'hari-libur.ubah',
    handler: async ({ body, caller }) =>
      ok(await saveHariLibur(platform, caller, body), 'Data telah disimpan'),
  })
  route(app, deleteHariLibur, {
    access: 'psat.master.kelola',
    audit: 'hari-libur.hapus',
    handler: async ({ query, caller }) => {
      await removeHariLibur(platform, caller, query.tanggal)
      return done('Data telah dihapus')
    },
  })
  route(app, listHariKerja, {
    // The service times are public, because applicants need them before they apply.
    access: 'publik',
    handler: async () => ok(await readDaysMaster(platform)),
  })
  route(app, setHariKerja, {
    access: 'psat.master.kelola',
    audit: 'hari-kerja.ubah',
    handler: async ({ body, caller }) =>
      ok(await saveHariKerja(platform, caller, body), 'Data telah disimpan'),
  })
}
