import * as calls from '@portal/domain/psat/sekretariat/sekretariat.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { chooseAuditor, giveBack } from './auditor.service.ts'
import { readAuditHistory, readDetail } from './read.service.ts'
import { holdSidang, readAnggota } from './sidang.service.ts'
import { submitBerkas, uploadRevision } from './submit.service.ts'
import { reject, review } from './tinjauan.service.ts'

const processed = 'Data telah diproses'

/** Routes for the steps of track `berkas` up to the hearing. The workflow decides which step the caller may take. */
export function sekretariatRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, calls.addBerkas, {
    access: 'psat.berkas.tambah',
    audit: 'berkas.submit',
    handler: async ({ body, caller }) =>
      ok(await submitBerkas(platform, caller, body), 'Data telah ditambahkan'),
  })
  route(app, calls.reviseBerkas, {
    access: 'psat.berkas.tambah',
    audit: 'berkas.revisi',
    handler: async ({ body, caller }) =>
      ok(await uploadRevision(platform, caller, body), 'Data telah diubah'),
  })
  route(app, calls.selectAuditor, {
    access: 'psat.tunjuk',
    audit: 'berkas.pilih-auditor',
    handler: async ({ body, caller }) => ok(await chooseAuditor(platform, caller, body), processed),
  })
  route(app, calls.returnAssignment, {
    access: 'psat.berkas',
    audit: 'berkas.kembalikan-tugas',
    handler: async ({ body, caller }) => ok(await giveBack(platform, caller, body), processed),
  })
  route(app, calls.reviewAuditor, {
    access: 'psat.berkas',
    audit: 'berkas.review-auditor',
    handler: async ({ body, caller }) =>
      ok(
        await review(platform, caller, 'reviewDocument/auditor', body),
        'Data review Auditor telah disimpan',
      ),
  })
  route(app, calls.reviewLeadAuditor, {
    access: 'psat.berkas',
    audit: 'berkas.review-lead',
    handler: async ({ body, caller }) =>
      ok(
        await review(platform, caller, 'reviewDocument/leadAuditor', body),
        'Data review Lead Auditor telah disimpan',
      ),
  })
  route(app, calls.auditLapang, {
    access: 'psat.berkas',
    audit: 'berkas.audit-lapang',
    handler: async ({ body, caller }) => ok(await review(platform, caller, 'auditLapang', body), processed),
  })
  route(app, calls.sidangKomtek, {
    access: 'psat.berkas',
    audit: 'berkas.sidang',
    handler: async ({ body, caller }) => ok(await holdSidang(platform, caller, body), processed),
  })
  route(app, calls.getAnggotaKomtek, {
    access: 'psat.berkas',
    handler: async () => ok(await readAnggota(platform.db)),
  })
  route(app, calls.rejectBerkas, {
    access: 'psat.berkas',
    audit: 'berkas.tolak',
    handler: async ({ params, body, caller }) =>
      ok(await reject(platform, caller, params, body), 'Data telah ditolak'),
  })
  route(app, calls.getAuditHistory, {
    access: 'psat.daftar',
    handler: async ({ query, caller }) => ok(await readAuditHistory(platform, caller.actor, query)),
  })
  route(app, calls.getBerkasDetail, {
    access: 'psat.daftar',
    handler: async ({ params, caller }) =>
      ok(await readDetail(platform, caller.actor, params.auditId, params.auditType)),
  })
}
