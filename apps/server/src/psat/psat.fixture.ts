import type { NamaTahap } from '@portal/domain/psat/alur/pelaku/tahap'
import { dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import { type FileSalinan, type Salinan, salinanKosong } from '@portal/domain/psat/isian/salinan'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { expect } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { systemCaller } from '#platform/caller.ts'
import { samplePdf } from '#platform/files/samples.fixture.ts'
import type { Platform } from '#platform/platform.ts'
import { openPengajuan } from '#psat/alur/pelaku/open-pengajuan.service.ts'
import { conformingChecklist, papersInOrder } from '#psat/officer-work.fixture.ts'
import type { SignedInClient, TestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
import { uploadBytes } from '#testing/upload.ts'

/** Uploads a PDF for this account without claiming it. */
export function uploadPdf(platform: Pick<Platform, 'files'>, uploader: { id: number }): Promise<string> {
  return uploadBytes(platform, uploader, 'contoh.pdf', samplePdf())
}

export function salinanUji(nama: string, berkas: readonly FileSalinan[] = []): Salinan {
  const empty = salinanKosong({ nama_perseroan: nama, nib: null, alamat_perseroan: null })
  return {
    ...empty,
    perusahaan: { ...empty.perusahaan, jenis_perseroan: '01' },
    dokumen: berkas[0] ? { sop_psat: berkas[0].kunci } : {},
    berkas: Object.fromEntries(berkas.map((file) => [file.kunci, file])),
  }
}

export interface BerkasUji {
  id: number
  uuid: string
  kode: string
  nomor: string
  auditType: JenisIzin
  company: { id: number; nib: string | null }
}

export interface PilihanBerkas {
  auditType?: JenisIzin
  jenisPengajuan?: JenisPengajuan
  id_izin_oss?: number
  perusahaan_baru_id?: number
  /** Permit in the registry from which the file starts. */
  izin_asal_registrasi_id?: number
  /** Content of the copy in addition to the company and one paper. */
  salinan?: Partial<Salinan>
}

function asalOf(jenis: JenisPengajuan, { izin_asal_registrasi_id: id }: PilihanBerkas) {
  if (jenis === 'permohonan_baru') return null
  return id === undefined ? ('sertifikat' as const) : ('registri' as const)
}

export type Orang =
  | 'superadmin'
  | 'sekretariat'
  | 'koordinator'
  | 'subkoordinator'
  | 'lead'
  | 'auditor'
  | 'pvtpp'
  | 'pemohon'

export function actorOf(client: SignedInClient, perusahaan_id: number | null): Actor {
  return {
    id: client.id,
    uuid: client.uuid,
    username: client.username,
    nama: `Nama ${client.username}`,
    role: client.role,
    provinsi_id: null,
    kota_id: null,
    perusahaan_id,
    sesi_id: '',
    wajib_ganti_sandi: false,
  }
}

/**
 * Creates a company, all roles that work on its files, and functions that bring files to any stage. An account with a
 * mail address needs running jobs.
 */
export async function psatWorld(server: TestApp, { email = null }: { email?: string | null } = {}) {
  const { platform } = server
  const company = await createPerusahaan(platform.db)
  const people: Record<Orang, SignedInClient> = {
    superadmin: await server.as('SUPERADMIN'),
    sekretariat: await server.as('SEKRETARIAT'),
    koordinator: await server.as('KOORDINATOR_SEKRETARIAT'),
    subkoordinator: await server.as('SUBKOORDINATOR_SEKRETARIAT'),
    lead: await server.as('LEAD_AUDITOR'),
    auditor: await server.as('AUDITOR'),
    pvtpp: await server.as('PVTPP'),
    pemohon: await server.as('PELAKU_USAHA', { perusahaan_id: company.id, email }),
  }
  const upload = (who: Orang) => uploadPdf(platform, people[who])

  async function open(pilihan: PilihanBerkas = {}, at: Platform = platform): Promise<BerkasUji> {
    const { auditType = 'sppb_psat', jenisPengajuan = 'permohonan_baru' } = pilihan
    const pemohon = actorOf(people.pemohon, company.id)
    const sop = await upload('pemohon')
    const paper = await platform.db
      .selectFrom('platform.berkas')
      .select(['kunci', 'nama_asli as nama', 'ukuran', 'sha256'])
      .where('kunci', '=', sop)
      .executeTakeFirstOrThrow()
    const isi = { ...salinanUji(company.nama_perseroan, [paper]), ...pilihan.salinan }
    // Papers of a sample have made-up keys. An officer can mark only stored files.
    const made = dokumenSalinan(isi).map(({ kunci, nama }) => ({
      kunci,
      nama_asli: nama,
      jenis: 'application/pdf',
      sha256: '0'.repeat(64),
      ukuran: 1,
    }))
    if (made.length > 0)
      await platform.db
        .insertInto('platform.berkas')
        .values(made)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const row = await platform.db.transaction().execute(async (trx) => {
      const opened = await openPengajuan(
        at,
        trx,
        { ...systemCaller('pengajuan.kirim'), actor: pemohon },
        {
          auditType,
          jenisPengajuan,
          perusahaan: {
            id: company.id,
            nama_perseroan: company.nama_perseroan,
            nib: company.nib,
            alamat_perseroan: 'Jalan Asia Afrika 1, Bandung',
            provinsi_id: 32,
            kota_id: 3273,
          },
          id_pengguna: pemohon.id,
          id_izin_oss: pilihan.id_izin_oss ?? null,
          izinAsal: asalOf(jenisPengajuan, pilihan),
          izin_asal_registrasi_id: pilihan.izin_asal_registrasi_id ?? null,
          perusahaan_baru_id: pilihan.perusahaan_baru_id ?? null,
          pemilikBaruSetuju: pilihan.perusahaan_baru_id !== undefined,
          dari_pengajuan_id: null,
          salinan: {
            isi,
            berkas: [sop],
          },
        },
      )
      const record = `pengajuan/${opened.id}`
      await platform.files.claim(trx, [sop], { record, visibility: 'rekaman', actor: pemohon })
      return opened
    })
    return {
      id: row.id,
      uuid: row.uuid,
      kode: row.kode_pengajuan,
      nomor: row.nomor_permohonan,
      auditType,
      company,
    }
  }

  function call(who: Orang, berkas: BerkasUji, name: string, payload: object = {}) {
    const jalur = berkas.auditType === 'sppb_psat' ? 'sppb' : 'pl'
    return people[who].inject({
      method: 'POST',
      url: `/api/psat/${jalur}/${name}`,
      payload: { id_pengajuan: berkas.id, ...payload },
    })
  }

  /** Marks every document without an open finding as conforming, as whoever finishes such a stage must. */
  async function checkDokumen(who: Orang, { uuid }: BerkasUji): Promise<void> {
    const file = (await people[who].inject({ url: `/api/psat/pengajuan/${uuid}` })).json().data
    const berkas = papersInOrder(file as BerkasPengajuan)
    if (berkas.length === 0) return
    const url = `/api/psat/pengajuan/${uuid}/penilaian`
    const answer = await people[who].inject({ method: 'PUT', url, payload: { berkas, sesuai: true } })
    expect(answer.statusCode).toBe(200)
  }

  async function step(who: Orang, berkas: BerkasUji, name: string, payload: object = {}) {
    if ('proses' in payload && payload.proses === 'CLEAR' && /permohonan_baru|dokumen/.test(name))
      await checkDokumen(who, berkas)
    const answer = await call(who, berkas, name, payload)
    expect([name, answer.statusCode, answer.json().message]).toEqual([name, 200, answer.json().message])
    return answer.json().data as { code_status_proses: number; versi: number; notifikasi: string }
  }

  async function appoint(berkas: BerkasUji, more: object = {}) {
    return step('koordinator', berkas, 'audit/penunjukkan_auditor', {
      tanggal_penugasan: '2026-11-20',
      surat_tugas: await upload('koordinator'),
      lead_auditor: [people.lead.id],
      tim_auditor: [people.auditor.id],
      ...more,
    })
  }

  async function fillCeklis(berkas: BerkasUji): Promise<void> {
    const url = `/api/psat/pengajuan/${berkas.uuid}/ceklis`
    const empty = (await people.auditor.inject({ url })).json().data
    const payload = conformingChecklist(empty, platform.clock())
    expect((await people.auditor.inject({ method: 'PUT', url, payload })).statusCode).toBe(200)
  }

  const clear = { proses: 'CLEAR' }
  const revise = { proses: 'REVISION', keterangan: 'Lengkapi dokumen berikut.' }
  const ways: Partial<Record<NamaTahap, (berkas: BerkasUji) => Promise<unknown>>> = {
    perbaikan_permohonan: (berkas) => step('sekretariat', berkas, 'audit/permohonan_baru', revise),
    penunjukan_auditor: (berkas) => step('sekretariat', berkas, 'audit/permohonan_baru', clear),
    audit_dokumen: (berkas) => appoint(berkas),
    perbaikan_audit_dokumen: (berkas) => step('auditor', berkas, 'audit/dokumen', revise),
    audit_lapang: (berkas) => step('lead', berkas, 'audit/dokumen', clear),
    perbaikan_audit_lapang: (berkas) => step('auditor', berkas, 'audit/lapang', revise),
    rekomendasi: async (berkas) => {
      if (berkas.auditType !== 'sppb_psat') return step('lead', berkas, 'audit/dokumen', clear)
      await fillCeklis(berkas)
      return step('lead', berkas, 'audit/lapang', clear)
    },
    perbaikan_rekomendasi: (berkas) => step('pvtpp', berkas, 'audit/rekomendasi', revise),
    penagihan: (berkas) => step('pvtpp', berkas, 'audit/rekomendasi', clear),
  }
  const main: NamaTahap[] = [
    'penunjukan_auditor',
    'audit_dokumen',
    'audit_lapang',
    'rekomendasi',
    'penagihan',
  ]
  const before: Partial<Record<NamaTahap, NamaTahap>> = {
    perbaikan_audit_dokumen: 'audit_dokumen',
    perbaikan_audit_lapang: 'audit_lapang',
    perbaikan_rekomendasi: 'rekomendasi',
  }

  /** Opens a file and brings it to this stage through real API calls. */
  async function at(tahap: NamaTahap, pilihan: PilihanBerkas = {}): Promise<BerkasUji> {
    const berkas = await open(pilihan)
    if (tahap === 'verifikasi_permohonan') return berkas
    const until = before[tahap] ?? tahap
    for (const stage of tahap === 'perbaikan_permohonan' ? [] : main) {
      if (stage === 'audit_lapang' && berkas.auditType !== 'sppb_psat') continue
      await ways[stage]?.(berkas)
      if (stage === until) break
    }
    if (until !== tahap || tahap === 'perbaikan_permohonan') await ways[tahap]?.(berkas)
    return berkas
  }

  const page = (who: Orang, berkas: BerkasUji) =>
    people[who].inject({ url: `/api/psat/pengajuan/${berkas.uuid}` })

  async function read(who: Orang, berkas: BerkasUji): Promise<BerkasPengajuan> {
    const answer = await page(who, berkas)
    expect(answer.statusCode).toBe(200)
    return answer.json().data
  }

  return {
    company,
    people,
    platform,
    upload,
    open,
    at,
    call,
    step,
    checkDokumen,
    appoint,
    fillCeklis,
    page,
    read,
  }
}
export type PsatWorld = Awaited<ReturnType<typeof psatWorld>>
