import * as contracts from '@portal/domain/okkp/registrasi/registrasi.contract'
import type { FastifyInstance } from 'fastify'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordChangeRoutes } from '#platform/record/record.routes.ts'
import type { PengawasanOf, UjiOf } from './pengawasan-of.ts'
import { registrasiFileAccess } from './registrasi.files.ts'
import * as reading from './registrasi-read.service.ts'
import * as writing from './registrasi-write.service.ts'

export function registrasiRoutes(
  app: FastifyInstance,
  platform: Platform,
  pengawasan: PengawasanOf,
  uji: UjiOf,
): void {
  publicRoutes(app, platform, uji)
  platform.files.registerRecordAccess('registrasi', registrasiFileAccess)

  route(app, contracts.listRegistrasi, {
    access: 'registrasi.kelola',
    handler: async ({ query, caller }) => {
      const { rows, total } = await reading.readRegistrasi(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, contracts.detailRegistrasi, {
    access: 'registrasi.kelola',
    handler: async ({ query, caller }) =>
      ok(await reading.readDetail(platform, caller.actor, query.registrasi_id, pengawasan)),
  })
  route(app, contracts.expiringRegistrasi, {
    access: 'registrasi.kelola',
    handler: async ({ query, caller }) => {
      const { rows, total } = await reading.readExpiring(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, contracts.historyRegistrasi, {
    access: 'registrasi.kelola',
    handler: async ({ query, caller }) =>
      ok(await reading.readHistory(platform, caller.actor, query.registrasi_id)),
  })
  route(app, contracts.addRegistrasi, {
    access: 'registrasi.kelola',
    audit: 'registrasi.tambah',
    handler: async ({ body, query, caller }) => {
      const data = await writing.addRegistrasi(
        platform,
        query.perpanjangan ? { ...caller, auditEvent: 'registrasi.perpanjang' } : caller,
        body,
        query,
      )
      return ok(data, 'Data telah ditambahkan')
    },
  })
  recordChangeRoutes(
    app,
    platform,
    { update: contracts.updateRegistrasi, remove: contracts.deleteRegistrasi },
    {
      access: 'registrasi.kelola',
      event: 'registrasi',
      idName: 'registrasi_id',
      kind: ({ actor }) => writing.registrasiKind(platform, actor, pengawasan),
    },
  )
}

/**
 * Public routes. Their rate limit is lower than for staff, because nobody checks a thousand codes per minute by hand.
 */
function publicRoutes(app: FastifyInstance, platform: Platform, uji: UjiOf): void {
  route(app, contracts.listRegistrasiPublik, {
    access: 'publik',
    perMinute: 120,
    handler: async ({ query }) => {
      const { rows, total } = await reading.readPublik(platform, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, contracts.verifyRegistrasi, {
    access: 'publik',
    perMinute: 120,
    handler: async ({ params }) => ok(await reading.readVerifikasi(platform, params.kode, uji)),
  })
  route(app, contracts.proveRegistrasi, {
    access: 'publik',
    perMinute: 120,
    handler: async ({ params }) => ok(await reading.readBukti(platform, params.kode)),
  })
}
