import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import * as contracts from '@portal/domain/okkp/kode-mandiri/kode-mandiri.contract'
import { notFound } from '@portal/domain/platform/errors'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { type Daftar, readDaftar, readKunci } from './daftar-status.service.ts'

/** Everybody may read these and check the codes with programs of their own. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, no-cache',
}

export function kodeMandiriRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contracts.listKunciKode, {
    access: 'publik',
    perMinute: 120,
    tagged: true,
    handler: async ({ reply }) => {
      reply.headers(open)
      return ok(await readKunci(platform))
    },
  })

  let kept: Daftar | undefined
  route(app, contracts.readDaftarStatus, {
    access: 'publik',
    perMinute: 60,
    handler: async ({ request, reply }) => {
      kept = await readDaftar(platform, kept)
      if (!kept) throw notFound('Daftar status')
      reply.headers({
        ...open,
        etag: `W/"${kept.dibuat}"`,
        vary: 'accept-encoding',
        'content-type': contracts.coseType,
      })
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
        return reply.send(await promisify(gunzip)(kept.isi))
      return reply.header('content-encoding', 'gzip').send(kept.isi)
    },
  })
}
