import { zonaLabels } from '@portal/domain/pasar/pasar/pasar.labels'
import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import {
  caraSimpanLabels,
  frekuensiLabels,
  kategoriLabels,
  kelaminLabels,
} from '@portal/domain/pasar/pedagang/pedagang.schema'
import type { FastifyInstance } from 'fastify'
import { done, ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './pedagang.service.ts'

const access = 'pedagang.kelola'

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([kode, nama]) => ({ kode, nama }))

const pilihan = {
  kategori: choices(kategoriLabels),
  zona: choices(zonaLabels),
  jenis_kelamin: choices(kelaminLabels),
  frekuensi: choices(frekuensiLabels),
  cara_simpan: choices(caraSimpanLabels),
}

export function pedagangRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, pedagangCalls.list, {
    access,
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readPedagangList(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, pedagangCalls.detail, {
    access,
    handler: async ({ query, caller }) => ok(await service.readPedagang(platform, caller.actor, query)),
  })
  route(app, pedagangCalls.static, { access, handler: async () => ok(pilihan) })
  route(app, pedagangCalls.pemasok, {
    access,
    handler: async ({ query }) => ok(await service.readPemasok(platform, query.search)),
  })
  route(app, pedagangCalls.asal, { access, handler: async () => ok(await service.readAsal(platform)) })
  route(app, pedagangCalls.telusur, {
    access,
    handler: async ({ query, caller }) =>
      ok(await service.telusurPemasok(platform, caller.actor, query.pemasok_id)),
  })
  writeRoutes(app, platform)
}

function writeRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, pedagangCalls.create, {
    access,
    audit: 'kelompok-pedagang.tambah',
    handler: async ({ body, caller }) =>
      ok(await service.addKelompok(platform, caller, body), 'Data telah ditambahkan'),
  })
  route(app, pedagangCalls.catat, {
    access,
    audit: 'pedagang.tambah',
    handler: async ({ body, caller }) =>
      ok(await service.recordPedagang(platform, caller, body), 'Data telah ditambahkan'),
  })
  route(app, pedagangCalls.addPedagang, {
    access,
    audit: 'pedagang.tambah',
    handler: async ({ body, caller }) =>
      ok(await service.addPedagang(platform, caller, body), 'Data telah ditambahkan'),
  })
  route(app, pedagangCalls.update, {
    access,
    audit: 'pedagang.ubah',
    handler: async ({ body, caller }) =>
      ok(await service.updatePedagang(platform, caller, body), 'Data telah diubah'),
  })
  route(app, pedagangCalls.updateKelompok, {
    access,
    audit: 'kelompok-pedagang.ubah',
    handler: async ({ body, caller }) =>
      ok(await service.renameKelompok(platform, caller, body), 'Data telah diubah'),
  })
  route(app, pedagangCalls.remove, {
    access,
    audit: 'pedagang.hapus',
    handler: async ({ query, caller }) => {
      await service.removePedagang(platform, caller, query)
      return done('Data telah dihapus')
    },
  })
}
