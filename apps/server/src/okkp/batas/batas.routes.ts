import {
  batasCalls,
  batasOfKomoditas,
  istilahCalls,
  listPangan,
  pemetaanCalls,
  previewBatas,
} from '@portal/domain/okkp/batas/batas.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { FastifyInstance } from 'fastify'
import { done, ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { addRecord, changeRecord, removeRecord } from '#platform/record/record.service.ts'
import * as service from './batas.service.ts'
import { readBatasOf } from './batas-publik.service.ts'
import * as pemetaan from './pemetaan.service.ts'
import { previewChange, type ReadHasil } from './pratinjau.service.ts'

const access = 'master.kelola'

/**
 * Registers the routes of the limit library. `readHasil` reads the stored results that the preview of a change checks.
 */
export function batasRoutes(app: FastifyInstance, platform: Platform, readHasil: ReadHasil): void {
  const kind = () => service.batasKind(dayInJakarta(platform.clock()))
  route(app, batasCalls.list, {
    access,
    handler: async ({ query }) => {
      const { rows, total } = await service.readBatas(platform, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, batasCalls.detail, {
    access,
    handler: async ({ query }) => ok(await service.getBatas(platform, query.id)),
  })
  route(app, batasCalls.add, {
    access,
    audit: 'batas.tambah',
    handler: async ({ body, caller }) =>
      ok(await addRecord(platform, caller, kind(), body), 'Data telah ditambahkan'),
  })
  route(app, batasCalls.update, {
    access,
    audit: 'batas.ubah',
    handler: async ({ body, caller }) =>
      ok(await service.changeBatas(platform, caller, body), 'Data telah diubah'),
  })
  route(app, batasCalls.remove, {
    access,
    audit: 'batas.hapus',
    handler: async ({ query, caller }) => {
      await removeRecord(platform, caller, kind(), query.id)
      return done('Batas diakhiri; riwayatnya tetap tersimpan')
    },
  })
  route(app, previewBatas, {
    access,
    audit: { none: 'hanya membandingkan, tidak menyimpan apa pun' },
    handler: async ({ body }) => ok(await previewChange(platform, readHasil, body)),
  })
  route(app, batasOfKomoditas, {
    access: 'publik',
    handler: async ({ query }) => ok(await readBatasOf(platform, query)),
  })
  pemetaanRoutes(app, platform)
}

function pemetaanRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, istilahCalls.list, {
    access,
    handler: async ({ query }) => {
      const { rows, total } = await pemetaan.readIstilah(platform, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, istilahCalls.add, {
    access,
    audit: 'istilah-pangan.tambah',
    handler: async ({ body, caller }) =>
      ok(await addRecord(platform, caller, pemetaan.istilahKind, body), 'Data telah ditambahkan'),
  })
  route(app, istilahCalls.update, {
    access,
    audit: 'istilah-pangan.ubah',
    handler: async ({ body: { id, versi, ...form }, caller }) =>
      ok(
        await changeRecord(platform, caller, pemetaan.istilahKind, { id, versi, form }),
        'Data telah diubah',
      ),
  })
  route(app, istilahCalls.remove, {
    access,
    audit: 'istilah-pangan.hapus',
    handler: async ({ query, caller }) => {
      await removeRecord(platform, caller, pemetaan.istilahKind, query.id)
      return done('Data telah dihapus')
    },
  })
  route(app, pemetaanCalls.list, {
    access,
    handler: async ({ query }) => {
      const { rows, total } = await pemetaan.readKomoditasPangan(platform, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, pemetaanCalls.update, {
    access,
    audit: 'komoditas-pangan.ubah',
    handler: async ({ body, caller }) =>
      ok(await pemetaan.linkKomoditas(platform, caller, body), 'Data telah diubah'),
  })
  route(app, listPangan, { access, handler: async () => ok(await pemetaan.readPilihan(platform)) })
}
