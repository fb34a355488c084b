import { semuaAlur } from '@portal/domain/psat/alur/semua-alur'
import { addBenturan, auditCalls, catatanCall } from '@portal/domain/psat/audit/audit.contract'
import type { PanggilanPutaran } from '@portal/domain/psat/audit/putaran'
import { type JalurIzin, jalurIzin } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { reject, takeNoteStep, takeRound, withdraw } from './audit.service.ts'
import { appoint, setBenturan } from './penunjukan.service.ts'

/** Returns the steps of all tracks that carry only a note, according to their rows in the workflow tables. */
const noteSteps = () =>
  semuaAlur().flatMap(({ nama: alur, workflow }) =>
    Object.entries(workflow.actions).flatMap(([aksi, { wire }]) =>
      wire.flatMap(({ call, note }) => (note ? [{ alur, aksi, call, ...note }] : [])),
    ),
  )

const processed = 'Data telah diproses'

/** Routes for the audit steps of both licence kinds. The workflow decides which step the caller may take. */
export function auditRoutes(app: FastifyInstance, platform: Platform): void {
  for (const izin of ['sppb', 'pl'] as const) stepRoutes(app, platform, izin)
  roundRoute(app, platform, {
    contract: auditCalls.sppb.lapang,
    izin: 'sppb',
    call: 'audit/lapang',
    audit: 'pengajuan.audit-lapang',
  })

  route(app, addBenturan, {
    access: 'psat.benturan',
    audit: 'benturan.nyatakan',
    handler: async ({ params, body, caller }) => {
      await setBenturan(platform, caller, params.uuid, body)
      return done('Data telah disimpan')
    },
  })
}

interface Putaran {
  contract:
    | (typeof auditCalls)[JalurIzin]['permohonanBaru' | 'dokumen' | 'rekomendasi']
    | typeof auditCalls.sppb.lapang
  izin: JalurIzin
  call: PanggilanPutaran
  audit: string
}

function roundRoute(
  app: FastifyInstance,
  platform: Platform,
  { contract, izin, call, audit }: Putaran,
): void {
  route(app, contract, {
    access: 'psat.langkah',
    audit,
    handler: async ({ body, caller }) =>
      ok(await takeRound(platform, caller, jalurIzin[izin], call, body), processed),
  })
}

function stepRoutes(app: FastifyInstance, platform: Platform, izin: JalurIzin): void {
  const calls = auditCalls[izin]
  const auditType = jalurIzin[izin]
  roundRoute(app, platform, {
    contract: calls.permohonanBaru,
    izin,
    call: 'audit/permohonan_baru',
    audit: 'pengajuan.verifikasi',
  })
  roundRoute(app, platform, {
    contract: calls.dokumen,
    izin,
    call: 'audit/dokumen',
    audit: 'pengajuan.audit-dokumen',
  })
  roundRoute(app, platform, {
    contract: calls.rekomendasi,
    izin,
    call: 'audit/rekomendasi',
    audit: 'pengajuan.rekomendasi',
  })
  route(app, calls.penunjukkanAuditor, {
    access: 'psat.tunjuk',
    audit: 'pengajuan.tunjuk-auditor',
    handler: async ({ body, caller }) => ok(await appoint(platform, caller, auditType, body), processed),
  })
  route(app, calls.ditolak, {
    access: 'psat.langkah',
    audit: 'pengajuan.tolak',
    handler: async ({ body, caller }) =>
      ok(await reject(platform, caller, auditType, body), 'Data telah ditolak'),
  })
  route(app, calls.penarikan, {
    access: 'psat.langkah',
    audit: 'pengajuan.tarik',
    handler: async ({ body, caller }) => ok(await withdraw(platform, caller, auditType, body), processed),
  })
  for (const { alur, aksi, call, summary, event = 'pengajuan.langkah' } of noteSteps()) {
    route(app, catatanCall(izin, call, summary), {
      access: 'psat.langkah',
      audit: event,
      handler: async ({ body, caller }) => {
        const { id_pengajuan: id, versi, keterangan: note } = body
        return ok(
          await takeNoteStep(platform, caller, { alur, id }, { aksi, auditType, versi, note }),
          processed,
        )
      },
    })
  }
}
