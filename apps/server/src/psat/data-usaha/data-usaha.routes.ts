import { dataUsahaCalls, getDataUsaha } from '@portal/domain/psat/data-usaha.contract'
import type { JenisDataUsaha } from '@portal/domain/psat/data-usaha.schema'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { addBaris, changeBaris, readDataUsaha, removeBaris } from './data-usaha.service.ts'

export function dataUsahaRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, getDataUsaha, {
    access: 'psat.ajukan',
    handler: async ({ query, caller }) => ok(await readDataUsaha(platform, caller.actor, query.perusahaan)),
  })
  for (const jenis of Object.keys(dataUsahaCalls) as JenisDataUsaha[]) {
    // One set of handlers serves the five lists: their contracts differ in the fields of a row alone.
    const calls = dataUsahaCalls[jenis] as (typeof dataUsahaCalls)['unit-produksi']
    const rowsOf = jenis as 'unit-produksi'
    route(app, calls.add, {
      access: 'psat.ajukan',
      audit: `${jenis}.tambah`,
      handler: async ({ query, body, caller }) =>
        ok(await addBaris(platform, caller, rowsOf, query.perusahaan, body), 'Data telah ditambahkan'),
    })
    route(app, calls.update, {
      access: 'psat.ajukan',
      audit: `${jenis}.ubah`,
      handler: async ({ query, body, caller }) =>
        ok(await changeBaris(platform, caller, rowsOf, query.perusahaan, body), 'Data telah diubah'),
    })
    route(app, calls.delete, {
      access: 'psat.ajukan',
      audit: `${jenis}.hapus`,
      handler: async ({ query, caller }) => {
        await removeBaris(platform, caller, jenis, query.perusahaan, query.id)
        return done('Data telah dihapus')
      },
    })
  }
}
