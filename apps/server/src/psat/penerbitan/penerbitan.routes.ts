import {
  checkNomorIzin,
  getNomorUsulan,
  getPenerbitan,
  getPratinjauSertifikat,
  penerbitanCalls,
  reissueSertifikat,
  sertifikatCalls,
} from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { jalurIzin } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { issue } from './issue.service.ts'
import { checkNomor, proposeNomor, saveNomor } from './nomor/nomor.service.ts'
import { readPenerbitan } from './penerbitan.service.ts'
import { reissue } from './reissue.service.ts'
import { previewIsian, readSertifikat } from './view-sertifikat.service.ts'

export function penerbitanRoutes(app: FastifyInstance, platform: Platform): void {
  for (const izin of ['sppb', 'pl'] as const) {
    const auditType = jalurIzin[izin]
    route(app, penerbitanCalls[izin].nomor, {
      access: 'psat.terbitkan',
      audit: 'pengajuan.nomor',
      handler: async ({ body, caller }) =>
        ok(await saveNomor(platform, caller, auditType, body), 'Data telah diproses'),
    })
    route(app, sertifikatCalls[izin].lihat, {
      access: 'psat.baca',
      handler: async ({ params, query, caller }) =>
        ok(await readSertifikat(platform, caller.actor, { auditType, ...params, ...query })),
    })
    route(app, sertifikatCalls[izin].terbitkan, {
      access: 'psat.terbitkan',
      audit: 'sertifikat.terbit',
      handler: async ({ params, query, body, caller }) =>
        ok(
          await issue(platform, caller, { auditType, ...params, ...query }, body),
          'Sertifikat telah terbit',
        ),
    })
  }
  route(app, getNomorUsulan, {
    access: 'psat.terbitkan',
    handler: async ({ params, caller }) => ok(await proposeNomor(platform, caller.actor, params.uuid)),
  })
  route(app, checkNomorIzin, {
    access: 'psat.terbitkan',
    handler: async ({ params, query, caller }) => {
      await checkNomor(platform, caller.actor, params.nomor, query)
      return done('Nomor dapat dipakai')
    },
  })
  route(app, getPratinjauSertifikat, {
    access: 'psat.terbitkan',
    audit: { none: 'pratinjau tidak mengubah apa pun' },
    handler: async ({ params, body, caller }) =>
      ok(await previewIsian(platform, caller.actor, params.uuid, body)),
  })
  route(app, reissueSertifikat, {
    access: 'psat.terbitkan',
    audit: 'sertifikat.terbit-ulang',
    handler: async ({ params, body, caller }) =>
      ok(await reissue(platform, caller, params.uuid, body), 'Sertifikat telah diterbitkan ulang'),
  })
  route(app, getPenerbitan, {
    access: 'psat.baca',
    handler: async ({ params, caller }) => ok(await readPenerbitan(platform, caller.actor, params.uuid)),
  })
}
