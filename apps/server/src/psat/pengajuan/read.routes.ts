import { jalurIzin } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import {
  getPerbandingan,
  listPengajuanSaya,
  readPengajuan,
} from '@portal/domain/psat/pengajuan/read.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readBarisLama, readSatuProduk } from '#psat/data-usaha/read-data-usaha.service.ts'
import { readHistory, readInfoPerusahaan, readRincian } from './lama.service.ts'
import { readPengajuanSaya } from './pengajuan-saya.service.ts'
import { readPerbandingan } from './perbandingan.service.ts'

const access = 'psat.baca'

export function readRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, listPengajuanSaya, {
    access: 'psat.milik-sendiri',
    handler: ({ query, caller }) => readPengajuanSaya(platform, caller.actor, query),
  })
  route(app, getPerbandingan, {
    access,
    handler: async ({ params, query, caller }) =>
      ok(await readPerbandingan(platform, caller.actor, params.uuid, query)),
  })
  for (const izin of ['sppb', 'pl'] as const) lamaRoutes(app, platform, izin)
  const { ruangLingkup, infoPerusahaan } = readPengajuan.sppb
  route(app, ruangLingkup, {
    access,
    handler: async ({ query, caller }) =>
      ok(await readBarisLama(platform, caller.actor, 'ruang-lingkup', query.id)),
  })
  route(app, infoPerusahaan, {
    access,
    handler: async ({ query, caller }) => ok(await readInfoPerusahaan(platform, caller.actor, query.id)),
  })
}

/** Routes that both licence kinds share, each under its own base path. */
function lamaRoutes(app: FastifyInstance, platform: Platform, izin: 'sppb' | 'pl'): void {
  const calls = readPengajuan[izin] as (typeof readPengajuan)['pl']
  const auditType = jalurIzin[izin]
  route(app, calls.history, {
    access,
    handler: ({ query, caller }) => readHistory(platform, caller.actor, auditType, query),
  })
  for (const jalur of ['permohonan', 'perubahan', 'pengalihan'] as const) {
    route(app, calls[jalur], {
      access,
      handler: async ({ query, caller }) =>
        ok(await readRincian(platform, caller.actor, auditType, jalur, query)),
    })
  }
  route(app, calls.unitProduksi, {
    access,
    handler: async ({ query, caller }) =>
      ok(await readBarisLama(platform, caller.actor, 'unit-produksi', query.id)),
  })
  route(app, calls.infoProduk, {
    access,
    handler: async ({ query, caller }) => ok(await readBarisLama(platform, caller.actor, 'produk', query.id)),
  })
  for (const [call, jenis] of [
    [calls.pemasok, 'pemasok'],
    [calls.pelanggan, 'pelanggan'],
  ] as const) {
    route(app, call, {
      access,
      handler: async ({ query, caller }) => ok(await readBarisLama(platform, caller.actor, jenis, query.id)),
    })
  }
  route(app, calls.satuProduk, {
    access,
    handler: async ({ query, caller }) => ok(await readSatuProduk(platform, caller.actor, query.id)),
  })
}
