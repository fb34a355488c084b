import { defineAlur, type KosakataPsat, type TabelAlur } from '@portal/domain/psat/alur/alur'
import type { FormLangkah } from '@portal/domain/psat/alur/form-langkah'
import { type PemegangPsat, type Penugasan, partOf, pemegang } from '@portal/domain/psat/alur/pemegang'
import { addAlur } from '@portal/domain/psat/alur/semua-alur'
import { systemCaller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { actorOf, type Orang, type PsatWorld } from '#psat/psat.fixture.ts'
import { type Alur, penugasanOf } from './alur.ts'
import { installHandlers, type PenangananAlur } from './penangan.ts'
import { pintu } from './pintu.ts'

/**
 * A small second track for tests, similar to the secretariat's: enter a file, assign an auditor, issue a certificate.
 */
export interface Kata extends KosakataPsat {
  stage:
    | 'select_auditor'
    | 'review_auditor'
    | 'review_lead_auditor'
    | 'upload_revision'
    | 'finish_publish'
    | 'complete'
    | 'reject'
  holder: 'sekretariat' | 'koordinator' | 'auditor' | 'lead'
  guard: 'berdokumen'
  need: 'auditor'
  budget: 'penunjukan' | 'verifikasi' | 'revisi' | 'sertifikasi'
  effect: 'tandai' | 'sertifikat' | 'beritahu_giliran' | 'beritahu_sekretariat'
  form: FormLangkah
  facts: Penugasan & { dokumen: number }
  input: { auditorId?: number; leadId?: number }
}
export type Aksi =
  | 'submit'
  | 'select'
  | 'revise'
  | 'upload'
  | 'accept'
  | 'forward'
  | 'clear'
  | 'publish'
  | 'refuse'

const hari = (days: number) => ({ sppb_psat: days, izin_edar_pl: days })
const para: Record<Kata['holder'], PemegangPsat> = {
  sekretariat: pemegang.sekretariat,
  koordinator: pemegang.koordinator,
  auditor: { label: 'Auditor', roles: ['AUDITOR'], ...partOf('anggota') },
  lead: { label: 'Lead auditor', roles: ['LEAD_AUDITOR'], ...partOf('ketua') },
}

const tabel: TabelAlur<Kata, Aksi> = defineAlur<Kata, Aksi>({
  nama: 'berkas',
  pemegang: para,
  hari: { penunjukan: hari(2), verifikasi: hari(7), revisi: hari(10), sertifikasi: hari(1) },
  anggaran: {
    penunjukan: 'Penunjukan auditor',
    verifikasi: 'Verifikasi dokumen',
    revisi: 'Unggah revisi',
    sertifikasi: 'Sertifikasi OSS',
  },
  syarat: { berdokumen: { test: ({ dokumen }) => dokumen > 0, why: 'Belum ada dokumen.' } },
  bawaan: { auditor: { test: ({ auditorId }) => auditorId !== undefined, why: 'Pilih auditor.' } },
  tahap: {
    select_auditor: {
      code: 10,
      label: 'Penunjukkan Auditor',
      tab: 'permohonan',
      turn: ['koordinator'],
      runs: 'penunjukan',
    },
    upload_revision: {
      code: 11,
      label: 'Unggah Revisi',
      tab: 'permohonan',
      turn: ['sekretariat'],
      staff: ['auditor'],
      waits: 'revisi',
    },
    review_auditor: {
      code: 20,
      label: 'Verifikasi Auditor',
      tab: 'audit_dokumen',
      turn: ['auditor'],
      runs: 'verifikasi',
    },
    review_lead_auditor: {
      code: 21,
      label: 'Verifikasi Lead Auditor',
      tab: 'audit_dokumen',
      turn: ['lead'],
      runs: 'verifikasi',
    },
    finish_publish: {
      code: 60,
      label: 'Sertifikasi OSS',
      tab: 'terbit',
      turn: ['sekretariat'],
      runs: 'sertifikasi',
    },
    complete: { code: 61, label: 'Terbit', tab: 'terbit', turn: [], ends: 'terbit' },
    reject: {
      code: 99,
      label: 'Ditolak sekretariat',
      tab: 'ditolak',
      turn: [],
      ends: 'tms',
      catatan: 'keterangan_audit',
    },
  },
  aksi: {
    submit: {
      label: 'Submit Permohonan',
      done: 'Permohonan masuk',
      from: [],
      to: 'select_auditor',
      who: ['sekretariat'],
      form: 'isian',
      effects: ['beritahu_giliran'],
      wire: [{ call: 'uploadDocument/add' }],
    },
    select: {
      label: 'Pilih auditor',
      done: 'Auditor dipilih',
      from: ['select_auditor'],
      to: 'review_auditor',
      who: ['sekretariat'],
      needs: ['auditor'],
      sets: (_, { auditorId = 0, leadId = 0 }) => ({ tim: { lead: leadId, auditor: [auditorId] } }),
      form: 'tim',
      effects: ['beritahu_giliran'],
      wire: [{ call: 'selectAuditor' }],
    },
    revise: {
      label: 'Minta revisi',
      done: 'Revisi diminta',
      from: ['review_auditor', 'review_lead_auditor'],
      to: 'upload_revision',
      who: ['auditor', 'lead'],
      noteRequired: true,
      form: 'hasilAudit',
      effects: ['tandai', 'beritahu_sekretariat'],
      wire: [{ call: 'reviewDocument/auditor', proses: 'revision' }],
    },
    upload: {
      label: 'Unggah revisi',
      done: 'Revisi diunggah',
      from: ['upload_revision'],
      to: 'review_auditor',
      who: ['sekretariat'],
      form: 'perbaikan',
      effects: ['beritahu_giliran'],
      wire: [{ call: 'uploadDocument/revisionDocument' }],
    },
    accept: {
      label: 'Terima',
      done: 'Diterima auditor',
      from: ['review_auditor'],
      to: 'complete',
      who: ['auditor'],
      guards: ['berdokumen'],
      form: 'hasilAudit',
      effects: ['tandai', 'sertifikat', 'beritahu_sekretariat'],
      wire: [{ call: 'reviewDocument/auditor', proses: 'accept' }],
    },
    forward: {
      label: 'Teruskan',
      done: 'Diteruskan ke lead auditor',
      from: ['review_auditor'],
      to: 'review_lead_auditor',
      who: ['auditor'],
      form: 'catatan',
      effects: ['beritahu_giliran'],
      wire: [{ call: 'reviewDocument/forward', note: { summary: 'Teruskan ke lead auditor' } }],
    },
    clear: {
      label: 'Loloskan',
      done: 'Lolos verifikasi lead auditor',
      from: ['review_lead_auditor'],
      to: 'finish_publish',
      who: ['lead'],
      form: 'hasilAudit',
      effects: ['beritahu_giliran'],
      wire: [{ call: 'reviewDocument/leadAuditor', proses: 'accept' }],
    },
    publish: {
      label: 'Unggah sertifikat',
      done: 'Sertifikat diunggah',
      from: ['finish_publish'],
      to: 'complete',
      who: ['sekretariat'],
      form: 'sertifikat',
      effects: ['beritahu_giliran'],
      wire: [{ call: 'uploadDocument/uploadSertificate' }],
    },
    refuse: {
      label: 'Tolak',
      done: 'Permohonan ditolak',
      from: ['select_auditor', 'review_auditor', 'review_lead_auditor'],
      to: 'reject',
      who: 'staff',
      noteRequired: true,
      form: 'penolakan',
      effects: ['tandai'],
      wire: [{ call: 'uploadDocument/reject' }],
    },
  },
  pembuka: 'submit',
})

export const alurKedua: Alur<Kata, Aksi> = {
  ...tabel,
  bidang: { auditor: 'auditorUserId' },
  tautan: (_, { uuid }) => `/psat/admin/berkas/${uuid}`,
  fakta: (row) => ({ ...penugasanOf(row), dokumen: 0 }),
  kolom: () => ({}),
}

const door = pintu(alurKedua)
export type LangkahKedua = Parameters<typeof door.runAction>[4]

/** Opens and moves files of the second track on behalf of the people of a test world. */
export function berkasKedua({ platform, people, company }: PsatWorld) {
  const callerOf = (who: Orang) => ({
    ...systemCaller('pengajuan.kirim'),
    actor: actorOf(people[who], null),
  })
  const within = <T>(work: (trx: Trx) => Promise<T>) => platform.db.transaction().execute(work)
  const open = (who: Orang = 'sekretariat', at: Platform = platform) =>
    within((trx) =>
      door.openBerkas(at, trx, callerOf(who), {
        auditType: 'sppb_psat',
        fakta: { perusahaan_id: company.id, tim: null, dokumen: 0 },
        kolom: {
          jenis_pengajuan: 'permohonan_baru',
          perusahaan_id: company.id,
          nama_perusahaan: company.nama_perseroan,
          is_input_pusat: true,
        },
      }),
    )
  const run = (who: Orang, id: number, langkah: LangkahKedua) =>
    within((trx) => door.runAction(platform, trx, callerOf(who), { id }, langkah))
  async function reviewed(): Promise<number> {
    const { id } = await open()
    const input = { auditorId: people.auditor.id, leadId: people.lead.id }
    await run('sekretariat', id, { aksi: 'select', input })
    return id
  }
  return { callerOf, within, open, run, reviewed }
}

/** Adds the second track to the portal. Call the returned function after the tests of the file. */
export function joinAlurKedua(penanganan: PenangananAlur<Kata, Aksi>): () => void {
  const leave = [addAlur(alurKedua), installHandlers(alurKedua, penanganan)]
  return () => {
    for (const undo of leave) undo()
  }
}
