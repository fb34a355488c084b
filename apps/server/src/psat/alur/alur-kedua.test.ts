import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { alurKedua, berkasKedua, joinAlurKedua } from './alur-kedua.fixture.ts'
import { runAction as runPengajuan } from './pelaku/jalur.ts'
import { verifyChains } from './rantai/check-rantai.service.ts'
import { listRiwayat, readLedger } from './riwayat.repository.ts'

const server = useTestApp()
const marked: string[] = []
let dokumen = 0
let world: PsatWorld
let leave: () => void

beforeAll(async () => {
  world = await psatWorld(server.get())
  leave = joinAlurKedua({
    efek: {
      tandai: {
        before: async ({ event }) => ({
          kolom: { keterangan_audit: event.note },
          muatan: { ditandai: true },
        }),
        after: async ({ row, event, urutan }) => {
          marked.push(`${urutan} ${event.action} ${row.tahap}`)
        },
      },
      sertifikat: 'pemanggil',
    },
    fakta: async () => ({ dokumen }),
  })
})
afterAll(() => leave())
beforeEach(() => {
  marked.length = 0
  dokumen = 0
})

type Berkas = ReturnType<typeof berkasKedua>
const open: Berkas['open'] = (...args) => berkasKedua(world).open(...args)
const run: Berkas['run'] = (...args) => berkasKedua(world).run(...args)
const reviewed = () => berkasKedua(world).reviewed()

test('a file of it is opened, moved and ended through the same door, with history, clock and chain', async () => {
  const { id, alur, tahap, code, tenggat } = await open()
  expect([alur, tahap, code]).toEqual(['berkas', 'select_auditor', 10])
  expect(tenggat).not.toBeNull()
  const chosen = await run('sekretariat', id, {
    aksi: { call: 'selectAuditor' },
    input: { auditorId: world.people.auditor.id, leadId: world.people.lead.id },
  })
  expect(chosen.row).toMatchObject({ tahap: 'review_auditor', code: 20, versi: 2 })
  expect(chosen.notifikasi).toContain('sekarang di tahap Verifikasi Auditor.')
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
  const ledger = await readLedger(db, id, alurKedua.hari)
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
  expect(told[0]?.keterangan).toContain('Auditor dipilih')
})

const langkahAuditor = [
  { aksi: 'revise', label: 'Minta revisi' },
  { aksi: 'forward', label: 'Teruskan' },
  { aksi: 'refuse', label: 'Tolak' },
]

test('out of turn is refused with the steps of this track, somebody else with whose step it is', async () => {
  const id = await reviewed()
  await expect(run('auditor', id, { aksi: 'select' })).rejects.toMatchObject({
    code: 'BUKAN_GILIRAN',
    status: 409,
    message:
      'Berkas ini sedang di tahap Verifikasi Auditor. Yang dapat Anda lakukan: Minta revisi, Teruskan, Tolak.',
    extra: { aksi: langkahAuditor, code_status_proses: 20, versi: 2 },
  })
  await expect(run('sekretariat', id, { aksi: 'revise', note: 'x' })).rejects.toMatchObject({
    code: 'TIDAK_BERWENANG',
    message: 'Langkah ini hanya untuk Auditor atau Lead auditor. Berkas sedang di tahap Verifikasi Auditor.',
  })
  await expect(run('auditor', id, { aksi: 'revise', note: 'x', versi: 1 })).rejects.toMatchObject({
    code: 'BENTROK',
    extra: { aksi: langkahAuditor, versi: 2 },
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
    extra: { syarat: 'berdokumen', kurang: [{ syarat: 'berdokumen', sebab: 'Belum ada dokumen.' }] },
  })
  dokumen = 1
  await expect(run('auditor', second, { aksi: 'accept' })).rejects.toThrow('Action accept lacks sertifikat')
})

test('neither track finds the files of the other', async () => {
  const { within, callerOf } = berkasKedua(world)
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
