import type { NamaTahapSekretariat } from '@portal/domain/psat/alur/sekretariat/tahap'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { expect } from 'vitest'
import { conformingChecklist, papersInOrder } from '#psat/officer-work.fixture.ts'
import { pemohonWorld } from '#psat/pengajuan/pemohon.fixture.ts'
import { uploadPdf } from '#psat/psat.fixture.ts'
import type { SignedInClient, TestApp } from '#testing/app.ts'

export type PetugasBerkas =
  | 'superadmin'
  | 'sekretariat'
  | 'koordinator'
  | 'subkoordinator'
  | 'auditor'
  | 'lead'
  | 'pvtpp'
  | 'pemohon'

export interface BerkasUji {
  auditId: number
  auditType: JenisIzin
  uuid: string
}

export interface PilihanBerkas {
  auditType?: JenisIzin
  jenisPengajuan?: JenisPengajuan
  /** Overrides for the submitted data. */
  kirim?: object
  isian?: object
}

const path = '/api/audit-document'
let count = 0

/**
 * Creates a company, all roles that work on files of the secretariat, and functions that bring files to any stage
 * through real API calls.
 */
export async function berkasWorld(server: TestApp) {
  const usaha = await pemohonWorld(server)
  const people: Record<PetugasBerkas, SignedInClient> = {
    superadmin: await server.as('SUPERADMIN'),
    sekretariat: await server.as('SEKRETARIAT'),
    koordinator: await server.as('KOORDINATOR_SEKRETARIAT'),
    subkoordinator: await server.as('SUBKOORDINATOR_SEKRETARIAT'),
    auditor: await server.as('AUDITOR'),
    lead: await server.as('LEAD_AUDITOR'),
    pvtpp: await server.as('PVTPP'),
    pemohon: usaha.client,
  }
  const upload = (who: PetugasBerkas) => uploadPdf(server.platform, people[who])

  async function kiriman({
    auditType = 'sppb_psat',
    jenisPengajuan = 'permohonan_baru',
    kirim = {},
    isian = {},
  }: PilihanBerkas = {}) {
    const form = await usaha.isian(auditType, jenisPengajuan, isian, people.sekretariat)
    return { ...form, auditType, jenisPengajuan, perusahaan: usaha.company.uuid, ...kirim }
  }
  const submit = (payload: object, who: PetugasBerkas = 'sekretariat') =>
    people[who].inject({ method: 'POST', url: `${path}/uploadDocument/add`, payload })

  async function open(pilihan: PilihanBerkas = {}): Promise<BerkasUji> {
    const answer = await submit(await kiriman(pilihan))
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
    const { id_pengajuan: auditId, uuid } = answer.json().data
    return { auditId, uuid, auditType: pilihan.auditType ?? 'sppb_psat' }
  }

  function call(
    who: PetugasBerkas,
    { auditId, auditType }: BerkasUji,
    name: string,
    {
      method = 'POST' as 'POST' | 'PUT',
      ...payload
    }: Record<string, unknown> & { method?: 'POST' | 'PUT' } = {},
  ) {
    const inPath = name === 'uploadDocument/reject' || name === 'uploadDocument/submitOss'
    return people[who].inject({
      method,
      url: inPath ? `${path}/${name}/${auditType}/${auditId}` : `${path}/${name}`,
      payload: inPath ? payload : { auditId, auditType, ...payload },
    })
  }
  /** Marks every document without an open finding as conforming, as whoever accepts a review must. */
  async function checkDokumen(who: PetugasBerkas, file: BerkasUji): Promise<void> {
    const berkas = papersInOrder(await read(who, file))
    if (berkas.length === 0) return
    const url = `/api/psat/pengajuan/${file.uuid}/penilaian`
    const answer = await people[who].inject({ method: 'PUT', url, payload: { berkas, sesuai: true } })
    expect(answer.statusCode).toBe(200)
  }

  async function step(who: PetugasBerkas, berkas: BerkasUji, name: string, payload: object = {}) {
    if ('status' in payload && payload.status === 'accept' && name.startsWith('reviewDocument/'))
      await checkDokumen(who, berkas)
    const answer = await call(who, berkas, name, { ...payload })
    const { message, errors, data } = answer.json()
    expect([name, answer.statusCode, message, errors]).toEqual([name, 200, message, undefined])
    return { message: message as string, ...(data as { code_status_proses: number; versi: number }) }
  }

  async function fillCeklis({ uuid }: BerkasUji): Promise<void> {
    const url = `/api/psat/pengajuan/${uuid}/ceklis`
    const empty = (await people.auditor.inject({ url })).json().data
    const payload = conformingChecklist(empty, server.platform.clock())
    expect((await people.auditor.inject({ method: 'PUT', url, payload })).statusCode).toBe(200)
  }

  const accept = { status: 'accept' }
  const sidang = () => ({
    ...accept,
    tanggal: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10),
    tempat: 'Ruang rapat Bapanas',
    hadir: [people.pvtpp.id],
  })
  const lampiran = () => {
    count += 1
    return {
      nomorIzin: `BRK-${process.pid}-${count}`,
      level: 2,
      penandatangan: 'Dr. Ratna Wulan',
      jabatan_penandatangan: 'Kepala Pusat',
    }
  }
  /** Skips the attachments, because the sample designs of a product are not PDFs. */
  async function tanpaLampiran(berkas: BerkasUji) {
    const { salinan } = await read('sekretariat', berkas)
    return { lewati_lampiran: Object.keys(salinan.berkas) }
  }
  const ways: Partial<Record<NamaTahapSekretariat, (berkas: BerkasUji) => Promise<unknown>>> = {
    review_auditor: (berkas) =>
      step('koordinator', berkas, 'uploadDocument/selectAuditor', {
        auditorUserId: people.auditor.id,
        leadAuditorUserId: people.lead.id,
      }),
    review_lead_auditor: (berkas) => step('auditor', berkas, 'reviewDocument/auditor', accept),
    audit_lapang: (berkas) => step('lead', berkas, 'reviewDocument/leadAuditor', accept),
    sidang_komtek: async (berkas) => {
      if (berkas.auditType !== 'sppb_psat') return step('lead', berkas, 'reviewDocument/leadAuditor', accept)
      await fillCeklis(berkas)
      return step('lead', berkas, 'auditLapang', accept)
    },
    lampiran_teknis: (berkas) => step('lead', berkas, 'auditLapang/sidangKomtek', sidang()),
    review_lamtek_1: async (berkas) =>
      step('sekretariat', berkas, 'lampiranTeknis/create', {
        ...lampiran(),
        ...(await tanpaLampiran(berkas)),
      }),
    review_lamtek_2: (berkas) => step('subkoordinator', berkas, 'lampiranTeknis/approvedLamtek', accept),
    process_publish: (berkas) => step('koordinator', berkas, 'lampiranTeknis/approvedLamtek', accept),
    finish_publish: (berkas) => step('sekretariat', berkas, 'lampiranTeknis/signedLamtek', accept),
    complete: async (berkas) =>
      step('sekretariat', berkas, 'uploadDocument/uploadSertificate', {
        sertifikat: await upload('sekretariat'),
      }),
  }

  /** Opens a file and brings it to this stage of the normal path through real API calls. */
  async function at(tahap: NamaTahapSekretariat, pilihan: PilihanBerkas = {}): Promise<BerkasUji> {
    const berkas = await open(pilihan)
    if (tahap === 'select_auditor') return berkas
    for (const [stage, way] of Object.entries(ways)) {
      if (stage === 'audit_lapang' && berkas.auditType !== 'sppb_psat') continue
      await way(berkas)
      if (stage === tahap) break
    }
    return berkas
  }

  async function read(who: PetugasBerkas, { auditId, auditType }: BerkasUji) {
    const answer = await people[who].inject({ url: `${path}/uploadDocument/detail/${auditId}/${auditType}` })
    expect(answer.statusCode).toBe(200)
    return answer.json().data as BerkasPengajuan & {
      isReviewAuditor: boolean
      isReviewLeadAuditor: boolean
      rejectNote: string | null
    }
  }

  return {
    ...usaha,
    usaha,
    people,
    upload,
    kiriman,
    submit,
    open,
    call,
    step,
    checkDokumen,
    fillCeklis,
    sidang,
    lampiran,
    at,
    read,
  }
}
export type BerkasWorld = Awaited<ReturnType<typeof berkasWorld>>
