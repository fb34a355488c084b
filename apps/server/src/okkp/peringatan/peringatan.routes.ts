import * as contracts from '@portal/domain/okkp/peringatan/peringatan.contract'
import type { FastifyInstance } from 'fastify'
import { publicUrl } from '#platform/config.ts'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import { readIsian } from './bukti.service.ts'
import { feedOf } from './feed.ts'
import * as service from './peringatan.service.ts'
import * as publik from './peringatan-publik.service.ts'

const calls = contracts.peringatanCalls

function publicRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contracts.listPeringatanPublik, {
    access: 'publik',
    handler: async ({ query }) => {
      const { rows, total } = await publik.readPublik(platform, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, contracts.detailPeringatanPublik, {
    access: 'publik',
    handler: async ({ query }) => ok(await publik.readPublikDetail(platform, query.id)),
  })
  route(app, contracts.feedPeringatan, {
    access: 'publik',
    tagged: true,
    handler: async ({ reply }) => {
      const feed = feedOf(await publik.latestPublik(platform), publicUrl(platform.config), platform.clock())
      return reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(feed)
    },
  })
}

/** One person writes a warning and a second person publishes it. */
export function peringatanRoutes(app: FastifyInstance, platform: Platform): void {
  publicRoutes(app, platform)
  const access = 'peringatan.tulis'
  route(app, calls.list, {
    access,
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readDaftar(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, calls.detail, {
    access,
    handler: async ({ query, caller }) => ok(await service.readPeringatan(platform, caller.actor, query.id)),
  })
  route(app, contracts.isianPeringatan, {
    access,
    handler: async ({ query, caller }) => ok(await readIsian(platform, caller.actor, query)),
  })
  recordWriteRoutes(app, platform, calls, {
    access,
    event: 'peringatan',
    kind: ({ actor }) => service.peringatanKind(platform.files, actor),
  })
  route(app, contracts.correctPeringatan, {
    access,
    audit: 'peringatan.koreksi',
    handler: async ({ body, caller }) =>
      ok(await service.correct(platform, caller, body), 'Koreksi disimpan dan menunggu orang kedua'),
  })
  route(app, contracts.revokePeringatan, {
    access,
    audit: 'peringatan.cabut',
    handler: async ({ body, caller }) =>
      ok(await service.withdraw(platform, caller, body), 'Pencabutan disimpan dan menunggu orang kedua'),
  })
  route(app, contracts.publishPeringatan, {
    access: 'peringatan.terbitkan',
    audit: 'peringatan.terbitkan',
    handler: async ({ body, caller }) => {
      const after = await service.publish(platform, caller, body)
      return ok(
        after,
        after.status === 'dicabut'
          ? 'Sudah dicabut; alasannya tampil bagi umum'
          : 'Sudah terbit dan tampil bagi umum',
      )
    },
  })
}
