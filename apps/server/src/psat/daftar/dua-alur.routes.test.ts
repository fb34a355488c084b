import { alurOf } from '@portal/domain/psat/alur/semua-alur'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { berkasKedua, joinAlurKedua } from '#psat/alur/alur-kedua.fixture.ts'
import { type BerkasUji, type Orang, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { warnDeadlines } from '#psat/tenggat/tenggat.service.ts'
import { useTestApp } from '#testing/app.ts'

/**
 * Tests with files of both tracks in one database: one new file of each track, and files of the second track at each of
 * its stages.
 */
const server = useTestApp()
let world: PsatWorld
let kedua: ReturnType<typeof berkasKedua>
let leave: () => void
let permohonan: BerkasUji
const ids: Record<string, number> = {}

beforeAll(async () => {
  world = await psatWorld(server.get())
  kedua = berkasKedua(world)
  leave = joinAlurKedua({
    efek: { tandai: {}, sertifikat: 'pemanggil' },
    fakta: async () => ({ dokumen: 1 }),
  })
  permohonan = await world.open()
  await world.at('audit_dokumen')
  ids.select_auditor = (await kedua.open()).id
  ids.review_auditor = await kedua.reviewed()
  ids.upload_revision = await leadReview()
  await kedua.run('lead', ids.upload_revision, { aksi: 'revise', note: 'Dokumen tidak terbaca.' })
  ids.review_lead_auditor = await leadReview()
  ids.finish_publish = await cleared()
  ids.complete = await cleared()
  await kedua.run('sekretariat', ids.complete, { aksi: 'publish' })
  ids.reject = await kedua.reviewed()
  await kedua.run('auditor', ids.reject, { aksi: 'refuse', note: 'Bukan pangan segar.' })
})
afterAll(() => leave())

async function leadReview(): Promise<number> {
  const id = await kedua.reviewed()
  await kedua.run('auditor', id, { aksi: 'forward' })
  return id
}
async function cleared(): Promise<number> {
  const id = await leadReview()
  await kedua.run('lead', id, { aksi: 'clear' })
  return id
}

const get = async (who: Orang, url: string, query: Record<string, string> = {}) => {
  const answer = await world.people[who].inject({ url, query })
  expect([url, answer.statusCode, answer.json().errors]).toEqual([url, 200, undefined])
  return answer.json()
}
const list = (who: Orang, query: Record<string, string> = {}) =>
  get(who, '/api/audit-document/uploadDocument', { limit: '50', ...query })
const shown = async (who: Orang, query: Record<string, string> = {}): Promise<string[]> =>
  (await list(who, query)).data
    .map(({ alur, process }: { alur: string; process: string }) => `${alur}/${process}`)
    .sort()
const uuidOf = async (id: number | undefined) =>
  (
    await world.platform.db
      .selectFrom('psat.pengajuan')
      .select('uuid')
      .where('id', '=', id ?? 0)
      .executeTakeFirstOrThrow()
  ).uuid
const pageOf = async (who: Orang, stage: string) =>
  (await get(who, `/api/psat/pengajuan/${await uuidOf(ids[stage])}`)).data

test('one list shows both tracks, each file with the words of its own', async () => {
  const { data, meta, counts } = await list('sekretariat')
  expect(meta.total).toBe(9)
  expect(counts.semua.total).toBe(9)
  const words = new Map(data.map((row: { id: number }) => [row.id, row]))
  expect(words.get(ids.review_lead_auditor)).toMatchObject({
    alur: 'berkas',
    code: 21,
    label: 'Verifikasi Lead Auditor',
    tab: 'audit_dokumen',
    giliran: 'Lead auditor',
    akhir: null,
    isInputPusat: true,
  })
  expect(words.get(ids.upload_revision)).toMatchObject({
    label: 'Unggah Revisi',
    giliran: 'Sekretariat',
    giliran_saya: true,
    jeda: true,
  })
  expect(words.get(ids.complete)).toMatchObject({ label: 'Terbit', akhir: 'terbit', giliran: '' })
  expect(words.get(permohonan.id)).toMatchObject({ alur: 'pengajuan', label: 'Verifikasi awal' })
  expect(await shown('sekretariat', { alur: 'berkas', tab: 'audit_dokumen' })).toEqual([
    'berkas/review_auditor',
    'berkas/review_lead_auditor',
  ])
})

test('tabs and outcomes gather the stages of both; what is left to be certified is its holder’s', async () => {
  const { counts } = await list('sekretariat')
  expect(counts).toMatchObject({
    permohonan: { total: 3, giliran: 2 },
    audit_dokumen: { total: 3, giliran: 0 },
    terbit: { total: 2, giliran: 1 },
    ditolak: { total: 1, giliran: 0 },
  })
  expect(await shown('sekretariat', { tab: 'terbit' })).toEqual(['berkas/complete', 'berkas/finish_publish'])
  expect(await shown('superadmin', { tab: 'terbit' })).toEqual(['berkas/complete', 'berkas/finish_publish'])
  expect(await shown('koordinator', { tab: 'terbit' })).toEqual(['berkas/complete'])
  expect(await shown('koordinator', { process: 'complete' })).toEqual(['berkas/complete'])
  expect(await shown('koordinator', { process: 'reject' })).toEqual(['berkas/reject'])
})

test('“giliran saya” follows the holders of each track, in list, badge and row alike', async () => {
  const mine: Record<'sekretariat' | 'auditor' | 'lead' | 'pvtpp' | 'superadmin', string[]> = {
    sekretariat: ['berkas/finish_publish', 'berkas/upload_revision', 'pengajuan/verifikasi_permohonan'],
    // On the second track, the auditor holds one stage and the lead another. On the first track, the whole team holds
    // its stages.
    auditor: ['berkas/review_auditor', 'pengajuan/audit_dokumen'],
    lead: ['berkas/review_lead_auditor', 'pengajuan/audit_dokumen'],
    pvtpp: [],
    superadmin: [],
  }
  for (const [name, expected] of Object.entries(mine)) {
    const who = name as keyof typeof mine
    expect([who, await shown(who, { giliran: 'true' })]).toEqual([who, expected])
    const { counts, data } = await list(who)
    expect([who, counts.semua.giliran]).toEqual([who, expected.length])
    const turn = data.filter((row: { giliran_saya: boolean }) => row.giliran_saya).length
    expect([who, turn]).toEqual([who, expected.length])
  }
  const { kartu: cards } = (await get('lead', '/api/admin/beranda')).data
  const waiting = cards.find(({ judul }: { judul: string }) => judul === 'SPPB-PSAT menunggu Anda')
  expect(waiting.jumlah).toBe(2)
})

test('the page of a file has the stages, steps, days and history of its track', async () => {
  const page = await pageOf('lead', 'review_lead_auditor')
  expect(page).toMatchObject({ alur: 'berkas', label: 'Verifikasi Lead Auditor', panel: null })
  expect(page.aksi.map(({ aksi, form }: { aksi: string; form: string }) => [aksi, form])).toEqual([
    ['revise', 'hasilAudit'],
    ['clear', 'hasilAudit'],
    ['refuse', 'penolakan'],
  ])
  expect(page.tahapan).toEqual([
    step(10, 'Penunjukkan Auditor', 'selesai', 'permohonan', 'Permohonan'),
    step(20, 'Verifikasi Auditor', 'selesai', 'audit_dokumen', 'Audit Dokumen'),
    step(21, 'Verifikasi Lead Auditor', 'kini', 'audit_dokumen', 'Audit Dokumen'),
    step(60, 'Sertifikasi OSS', 'nanti', 'terbit', 'Terbit'),
    step(61, 'Terbit', 'nanti', 'terbit', 'Terbit'),
  ])
  expect(page.jam.anggaran.map(({ label, tab }: { label: string; tab: string }) => [label, tab])).toEqual([
    ['Penunjukan auditor', 'permohonan'],
    ['Verifikasi dokumen', 'audit_dokumen'],
  ])
  expect(page.riwayat.map(({ peristiwa, label }: Record<string, string>) => [peristiwa, label])).toEqual([
    ['Permohonan masuk', 'Penunjukkan Auditor'],
    ['Auditor dipilih', 'Verifikasi Auditor'],
    ['Diteruskan ke lead auditor', 'Verifikasi Lead Auditor'],
  ])
  expect(page.salinan).toMatchObject({
    perusahaan: { nama_perseroan: world.company.nama_perseroan },
    berkas: {},
  })
})

const step = (code: number, label: string, keadaan: string, tab: string, fase: string) => ({
  code,
  label,
  keadaan,
  tab,
  fase,
})

test('a file that waits stands at the stage that asked, a rejected one where it ended', async () => {
  const keadaan = async (stage: string) =>
    (await pageOf('sekretariat', stage)).tahapan.map(
      ({ code, keadaan: state }: { code: number; keadaan: string }) => `${code} ${state}`,
    )
  expect(await keadaan('upload_revision')).toEqual([
    '10 selesai',
    '20 selesai',
    '21 kini',
    '60 nanti',
    '61 nanti',
  ])
  expect(await keadaan('reject')).toEqual(['10 selesai', '20 selesai', '99 kini'])
  expect(await keadaan('complete')).toEqual([
    '10 selesai',
    '20 selesai',
    '21 selesai',
    '60 selesai',
    '61 selesai',
  ])
})

test('messages go to the officers of the track where it has no applicant', async () => {
  const uuid = await uuidOf(ids.review_auditor)
  const sent = await world.people.sekretariat.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${uuid}/pesan`,
    payload: { isi: 'Mohon segera diperiksa.', berkas: [] },
  })
  expect(sent.statusCode).toBe(200)
  const told = await newsOf('auditor', ids.review_auditor)
  expect(told.at(-1)).toContain('mengirim pesan tentang')
})

const newsOf = async (who: Orang, id: number | undefined) =>
  (
    await world.platform.db
      .selectFrom('akun.notifikasi')
      .select('keterangan')
      .where('id_pengguna', '=', world.people[who].id)
      .where('id_pengajuan', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ keterangan }) => keterangan)

test('the report counts and names files of both', async () => {
  const [year, month] = new Date(Date.now() + 7 * 3_600_000).toISOString().split('-').map(Number)
  const report = async (hasil: string): Promise<string[]> =>
    (await get('sekretariat', `/api/summary/sppb-psat/${hasil}/${year}/${month}`)).response.query
      .map(({ status_proses }: { status_proses: string }) => status_proses)
      .sort()
  expect(await report('finish')).toEqual(['Terbit'])
  expect(await report('reject')).toEqual(['Ditolak sekretariat'])
  expect(await report('ongoing')).toEqual([
    'Audit Dokumen',
    'Penunjukkan Auditor',
    'Sertifikasi OSS',
    'Unggah Revisi',
    'Verifikasi Auditor',
    'Verifikasi Lead Auditor',
    'Verifikasi awal',
  ])
})

test('audit times and the master of days are those of the track', async () => {
  const { waktu_audit } = (
    await get('sekretariat', `/api/psat/pengajuan/${await uuidOf(ids.upload_revision)}/penerbitan`)
  ).data
  expect(waktu_audit.tahap.map(({ label }: { label: string }) => label)).toEqual([
    'Penunjukan auditor',
    'Verifikasi dokumen',
    'Unggah Revisi',
  ])
  const ended = (await get('sekretariat', `/api/psat/pengajuan/${await uuidOf(ids.complete)}/penerbitan`))
    .data
  expect(ended.waktu_audit.CompleteTime).not.toBeNull()
  const { data: days } = await get('superadmin', '/api/psat/master/hari-kerja')
  const own = days.filter(({ alur }: { alur: string }) => alur === 'berkas')
  expect(own).toEqual([
    { anggaran: 'penunjukan', label: 'Penunjukan auditor', alur: 'berkas', kantor: true, ...two(2) },
    { anggaran: 'verifikasi', label: 'Verifikasi dokumen', alur: 'berkas', kantor: true, ...two(7) },
    { anggaran: 'revisi', label: 'Unggah revisi', alur: 'berkas', kantor: false, ...two(10) },
    { anggaran: 'sertifikasi', label: 'Sertifikasi OSS', alur: 'berkas', kantor: true, ...two(1) },
  ])
  expect(days).toHaveLength(own.length + Object.keys(alurOf('pengajuan').hari).length)
  const saved = await world.people.superadmin.inject({
    method: 'PUT',
    url: '/api/psat/master/hari-kerja',
    payload: { anggaran: 'verifikasi', ...two(9) },
  })
  expect(saved.json().data).toMatchObject({ anggaran: 'verifikasi', alur: 'berkas', ...two(9) })
})
const two = (days: number) => ({ sppb_psat: days, izin_edar_pl: days })

test('the history of either track says what each step came to', async () => {
  const { id } = await world.at('audit_dokumen')
  const answer = await world.people.sekretariat.inject({
    url: '/api/audit-document/auditHistory',
    query: { auditId: String(id), auditType: 'sppb_psat' },
  })
  const said = answer.json().data.map(({ code, status }: { code: number; status: string }) => [code, status])
  expect(said).toEqual([
    [10, 'review'],
    [10, 'accept'],
    [20, 'review'],
  ])
})

test('the daily job warns the holder of a file of either track, in its words', async () => {
  // The files start on Monday 2 November 2026. Their two working days end on Wednesday.
  const platformOn = (day: string) => ({ ...world.platform, clock: () => new Date(`${day}T03:00:00Z`) })
  const late = await kedua.open('superadmin', platformOn('2026-11-02'))
  const application = await world.open({}, platformOn('2026-11-02'))
  await warnDeadlines(platformOn('2026-11-05'))
  const told = (await newsOf('koordinator', late.id)).filter((text) => text.includes('lewat tenggat'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('di tahap Penunjukkan Auditor.')
  const other = (await newsOf('sekretariat', application.id)).filter((text) => text.startsWith('Tenggat'))
  expect(other).toHaveLength(1)
  expect(other[0]).toContain('di tahap Verifikasi awal ')
})
