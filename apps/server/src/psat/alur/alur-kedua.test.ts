import { defineWorkflow } from '@portal/domain/platform/workflow/workflow'
import { type Penugasan, pemegang as pengajuan } from '@portal/domain/psat/alur/pemegang'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { systemCaller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import { actorOf, type Orang, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import type { Alur, KosakataPsat } from './alur.ts'
import { penugasanOf } from './alur.ts'
import { pasangPenangan } from './penangan.ts'
import { runAction as runPengajuan } from './pengajuan/jalur.ts'
import { pintu } from './pintu.ts'
import { verifyChains } from './rantai/periksa-rantai.service.ts'
import { listRiwayat, readLedger } from './riwayat.repository.ts'

/** A second track, as small as one can be: entered by the secretariat, reviewed by the auditor it is given to. */
interface Kata extends KosakataPsat {
  stage: 'select_auditor' | 'review_auditor' | 'upload_revision' | 'complete'
  holder: 'sekretariat' | 'auditor'
  guard: 'berdokumen'
  need: 'auditor'
  budget: 'penunjukan' | 'verifikasi' | 'revisi'
  effect: 'tandai' | 'sertifikat' | 'beritahu_giliran' | 'beritahu_sekretariat'
  form: 'unggah' | 'tim' | 'periksa'
  facts: Penugasan & { dokumen: number }
  input: { auditorId?: number }
}
type Aksi = 'submit' | 'select' | 'revise' | 'upload' | 'accept'

const hari = (days: number) => ({ sppb_psat: days, izin_edar_pl: days })
const jalur: Alur<Kata, Aksi> = {
  nama: 'berkas',
  workflow: defineWorkflow<Kata, Aksi>({
    holders: {
      sekretariat: pengajuan.sekretariat,
      auditor: { ...pengajuan.tim, label: 'Auditor', roles: ['AUDITOR'] },
    },
    guards: { berdokumen: { test: ({ dokumen }) => dokumen > 0, why: 'Belum ada dokumen.' } },
    needs: { auditor: { test: ({ auditorId }) => auditorId !== undefined, why: 'Pilih auditor.' } },
    stages: {
      select_auditor: {
        code: 10,
        label: 'Penunjukkan Auditor',
        tab: 'permohonan',
        turn: ['sekretariat'],
        runs: 'penunjukan',
      },
      review_auditor: {
        code: 20,
        label: 'Verifikasi Auditor',
        tab: 'audit_dokumen',
        turn: ['auditor'],
        runs: 'verifikasi',
      },
      upload_revision: {
        code: 11,
        label: 'Unggah Revisi',
        tab: 'permohonan',
        turn: ['sekretariat'],
        staff: ['auditor'],
        waits: 'revisi',
      },
      complete: { code: 61, label: 'Terbit', tab: 'terbit', turn: [], ends: 'terbit' },
    },
    actions: {
      submit: {
        label: 'Submit Permohonan',
        done: 'Permohonan masuk',
        from: [],
        to: 'select_auditor',
        who: ['sekretariat'],
        form: 'unggah',
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
        sets: (_, { auditorId = 0 }) => ({ tim: { lead: auditorId, auditor: [] } }),
        form: 'tim',
        effects: ['beritahu_giliran'],
        wire: [{ call: 'selectAuditor' }],
      },
      revise: {
        label: 'Minta revisi',
        done: 'Revisi diminta',
        from: ['review_auditor'],
        to: 'upload_revision',
        who: ['auditor'],
        noteRequired: true,
        form: 'periksa',
        effects: ['tandai', 'beritahu_sekretariat'],
        wire: [{ call: 'reviewDocument/auditor', proses: 'revision' }],
      },
      upload: {
        label: 'Unggah revisi',
        done: 'Revisi diunggah',
        from: ['upload_revision'],
        to: 'review_auditor',
        who: ['sekretariat'],
        form: 'unggah',
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
        form: 'periksa',
        effects: ['tandai', 'sertifikat', 'beritahu_sekretariat'],
        wire: [{ call: 'reviewDocument/auditor', proses: 'accept' }],
      },
    },
    opens: 'submit',
  }),
  pemegang: {
    sekretariat: pengajuan.sekretariat,
    auditor: { ...pengajuan.tim, label: 'Auditor', roles: ['AUDITOR'] },
  },
  hari: { penunjukan: hari(2), verifikasi: hari(7), revisi: hari(10) },
  bidang: { auditor: 'auditorUserId' },
  tautan: (_, { uuid }) => `/psat/admin/berkas/${uuid}`,
  fakta: (row) => ({ ...penugasanOf(row), dokumen: 0 }),
  kolom: () => ({}),
}

const server = useTestApp()
const door = pintu(jalur)
const marked: string[] = []
let dokumen = 0
let world: PsatWorld

beforeAll(async () => {
  world = await psatWorld(server.get())
  pasangPenangan(jalur, {
    efek: {
      tandai: {
        sebelum: async ({ event }) => ({
          kolom: { keterangan_audit: event.note },
          muatan: { ditandai: true },
        }),
        sesudah: async ({ row, event, urutan }) => {
          marked.push(`${urutan} ${event.action} ${row.tahap}`)
        },
      },
      sertifikat: 'pemanggil',
    },
    fakta: async () => ({ dokumen }),
  })
})
beforeEach(() => {
  marked.length = 0
  dokumen = 0
})

const within = <T>(work: (trx: Trx) => Promise<T>) => world.platform.db.transaction().execute(work)
const callerOf = (who: Orang) => ({
  ...systemCaller('pengajuan.kirim'),
  actor: actorOf(world.people[who], null),
})

const open = (who: Orang = 'sekretariat') =>
  within((trx) =>
    door.openBerkas(world.platform, trx, callerOf(who), {
      auditType: 'sppb_psat',
      fakta: { perusahaan_id: world.company.id, tim: null, dokumen: 0 },
      kolom: {
        jenis_pengajuan: 'permohonan_baru',
        perusahaan_id: world.company.id,
        nama_perusahaan: world.company.nama_perseroan,
        is_input_pusat: true,
      },
    }),
  )

type Langkah = Parameters<typeof door.runAction>[4]
const run = (who: Orang, id: number, langkah: Langkah) =>
  within((trx) => door.runAction(world.platform, trx, callerOf(who), { id }, langkah))

async function reviewed(): Promise<number> {
  const { id } = await open()
  await run('sekretariat', id, { aksi: 'select', input: { auditorId: world.people.auditor.id } })
  return id
}

test('a file of it is opened, moved and ended through the same door, with history, clock and chain', async () => {
  const { id, alur, tahap, code, tenggat } = await open()
  expect([alur, tahap, code]).toEqual(['berkas', 'select_auditor', 10])
  expect(tenggat).not.toBeNull()
  const chosen = await run('sekretariat', id, {
    aksi: { call: 'selectAuditor' },
    input: { auditorId: world.people.auditor.id },
  })
  expect(chosen.row).toMatchObject({ tahap: 'review_auditor', code: 20, versi: 2 })
  expect(chosen.notifikasi).toContain('Verifikasi Auditor: ')
  const asked = await run('auditor', id, { aksi: 'revise', note: 'Dokumen tidak terbaca.' })
  expect(asked.row).toMatchObject({
    tahap: 'upload_revision',
    jeda: true,
    keterangan_audit: 'Dokumen tidak terbaca.',
  })
  await run('sekretariat', id, { aksi: 'upload' })
  dokumen = 1
  const ended = await run('auditor', id, { aksi: 'accept', hasil: { sertifikat: 'kunci' } })
  expect(ended.row).toMatchObject({ tahap: 'complete', code: 61, versi: 5, tenggat: null })
  expect(ended.row.selesai).not.toBeNull()
  expect(marked).toEqual(['3 revise upload_revision', '5 accept complete'])

  const { db, files } = world.platform
  const riwayat = await listRiwayat(db, id)
  expect(riwayat.map(({ aksi, dari, ke }) => [aksi, dari, ke])).toEqual([
    ['submit', null, 'select_auditor'],
    ['select', 'select_auditor', 'review_auditor'],
    ['revise', 'review_auditor', 'upload_revision'],
    ['upload', 'upload_revision', 'review_auditor'],
    ['accept', 'review_auditor', 'complete'],
  ])
  expect(riwayat[2]?.muatan).toMatchObject({ ditandai: true })
  const ledger = await readLedger(db, id, jalur.hari)
  expect(ledger.filter(({ kind }) => kind === 'start').map(({ budget, days }) => [budget, days])).toEqual([
    ['penunjukan', 2],
    ['verifikasi', 7],
  ])
  expect((await verifyChains(db, files)).rusak).toEqual([])
})

test('whoever has the turn is told, and led to where the track says', async () => {
  const id = await reviewed()
  const told = await world.platform.db
    .selectFrom('akun.notifikasi')
    .select(['id_pengguna', 'tautan', 'keterangan'])
    .where('id_pengajuan', '=', String(id))
    .where('id_pengguna', '=', world.people.auditor.id)
    .execute()
  expect(told).toHaveLength(1)
  expect(told[0]?.tautan).toMatch(/^\/psat\/admin\/berkas\//)
  expect(told[0]?.keterangan).toContain('auditor dipilih')
})

test('out of turn is refused with the steps of this track, somebody else with whose step it is', async () => {
  const id = await reviewed()
  await expect(run('auditor', id, { aksi: 'select' })).rejects.toMatchObject({
    code: 'BUKAN_GILIRAN',
    status: 409,
    message: 'Berkas ini sedang di tahap Verifikasi Auditor. Yang dapat Anda lakukan: Minta revisi.',
    extra: { aksi: [{ aksi: 'revise', label: 'Minta revisi' }], code_status_proses: 20, versi: 2 },
  })
  await expect(run('sekretariat', id, { aksi: 'revise', note: 'x' })).rejects.toMatchObject({
    code: 'TIDAK_BERWENANG',
    message: 'Langkah ini hanya untuk Auditor. Berkas sedang di tahap Verifikasi Auditor.',
  })
  await expect(run('auditor', id, { aksi: 'revise', note: 'x', versi: 1 })).rejects.toMatchObject({
    code: 'BENTROK',
    extra: { aksi: [{ aksi: 'revise', label: 'Minta revisi' }], versi: 2 },
  })
  await expect(open('pvtpp')).rejects.toMatchObject({ code: 'TIDAK_BERWENANG' })
})

test('what a step asks for, and who must have done its effects, is held by the same door', async () => {
  const { id } = await open()
  await expect(run('sekretariat', id, { aksi: 'select' })).rejects.toMatchObject({
    code: 'VALIDASI_GAGAL',
    fields: [{ field: 'auditorUserId', message: 'Pilih auditor.' }],
  })
  const second = await reviewed()
  await expect(run('auditor', second, { aksi: 'revise' })).rejects.toMatchObject({
    fields: [{ field: 'keterangan' }],
  })
  await expect(run('auditor', second, { aksi: 'accept' })).rejects.toMatchObject({
    code: 'SYARAT_BELUM_TERPENUHI',
    extra: { syarat: 'berdokumen' },
  })
  dokumen = 1
  await expect(run('auditor', second, { aksi: 'accept' })).rejects.toThrow('Aksi accept tanpa sertifikat')
})

test('neither track finds the files of the other', async () => {
  const { id } = await open()
  const { id: application } = await world.at('verifikasi_permohonan')
  await expect(run('sekretariat', application, { aksi: 'select' })).rejects.toMatchObject({
    code: 'TIDAK_DITEMUKAN',
  })
  await expect(
    within((trx) =>
      runPengajuan(world.platform, trx, callerOf('sekretariat'), { id }, { aksi: 'loloskan_permohonan' }),
    ),
  ).rejects.toMatchObject({ code: 'TIDAK_DITEMUKAN' })
})
