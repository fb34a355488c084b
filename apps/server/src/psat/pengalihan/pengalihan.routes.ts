import * as contracts from '@portal/domain/psat/draf/draf.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { answerPengalihan, readPengalihanMasuk } from './answer-pengalihan.service.ts'
import { askConsent } from './ask-persetujuan.service.ts'

export function pengalihanRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contracts.askPersetujuan, {
    access: 'psat.ajukan',
    audit: 'pengalihan.minta',
    perMinute: 20,
    handler: async ({ params, body, caller }) =>
      ok(await askConsent(platform, caller, params.uuid, body), 'Permintaan persetujuan telah dikirim'),
  })
  route(app, contracts.listPengalihanMasuk, {
    access: 'psat.milik-sendiri',
    handler: async ({ caller }) => ok(await readPengalihanMasuk(platform, caller.actor)),
  })
  route(app, contracts.decidePengalihan, {
    access: 'psat.milik-sendiri',
    audit: 'pengalihan.jawab',
    handler: async ({ params, body, caller }) => {
      await answerPengalihan(platform, caller, params.kode, body)
      return done(body.setuju ? 'Pengalihan telah disetujui' : 'Pengalihan telah ditolak')
    },
  })
}
