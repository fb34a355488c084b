import { beforeAll, expect, test } from 'vitest'
import { uploadFile } from '#psat/data-usaha/data-usaha.fixture.ts'
import { type BerkasUji, type Orang, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
})

const isi = { sasaran: 'isian', bidang: 'unit_produksi', uraian: 'Alamat unit belum lengkap.' }
const send = (who: Orang, berkas: BerkasUji, method: 'POST' | 'PUT', payload: object, more = '') =>
  world.people[who].inject({ method, url: `/api/psat/pengajuan/${berkas.uuid}/temuan${more}`, payload })
const add = async (who: Orang, berkas: BerkasUji, more: object = {}) =>
  (await send(who, berkas, 'POST', { ...isi, ...more })).json().data

test('a finding is drafted unseen, sent with the revision, answered, closed, and then lets the stage go on', async () => {
  const berkas = await world.at('audit_dokumen')
  const sop = Object.keys((await world.read('auditor', berkas)).salinan.berkas)[0]
  const first = await add('auditor', berkas)
  const second = await add('lead', berkas, {
    sasaran: 'dokumen',
    bidang: 'dokumen.sop_psat',
    berkas: sop,
    halaman: 1,
    x: 0.5,
    y: 0.25,
    tingkat: 'Mayor',
  })
  expect([first.status, second.tahap, second.putaran]).toEqual(['disiapkan', 'audit_dokumen', 1])
  expect((await world.read('pemohon', berkas)).temuan).toEqual([])
  const blocked = await world.call('lead', berkas, 'audit/dokumen', { proses: 'CLEAR' })
  expect([blocked.statusCode, blocked.json().message]).toEqual([
    409,
    '2 temuan belum ditutup. Tutup atau hapus temuannya, atau minta perbaikan.',
  ])

  await world.step('auditor', berkas, 'audit/dokumen', { proses: 'REVISION', keterangan: 'Dua temuan.' })
  const seen = (await world.read('pemohon', berkas)).temuan
  expect(seen.map(({ status }) => status)).toEqual(['terbuka', 'terbuka'])

  const half = { proses: 'REVIEW', jawaban: { [first.id]: { jawaban: 'Sudah dilengkapi.' } } }
  const refused = await world.call('pemohon', berkas, 'audit/dokumen', half)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().errors).toEqual([
    { field: `jawaban.${second.id}.jawaban`, message: expect.stringContaining('belum dijawab') },
  ])
  const bukti = await world.upload('pemohon')
  await world.step('pemohon', berkas, 'audit/dokumen', {
    ...half,
    jawaban: { ...half.jawaban, [second.id]: { jawaban: 'SOP diganti.', berkas: bukti } },
  })
  const answered = (await world.read('auditor', berkas)).temuan
  expect(answered.map(({ status, jawaban }) => [status, jawaban])).toEqual([
    ['dijawab', 'Sudah dilengkapi.'],
    ['dijawab', 'SOP diganti.'],
  ])
  const still = await world.call('lead', berkas, 'audit/dokumen', { proses: 'CLEAR' })
  expect(still.json().code).toBe('SYARAT_BELUM_TERPENUHI')

  for (const { id, versi } of answered) {
    const closed = await send('auditor', berkas, 'POST', { id, versi, tutup: true }, '/tutup')
    expect(closed.json().data.status).toBe('ditutup')
  }
  const again = { id: first.id, versi: 4, tutup: false, alasan: 'Belum jelas.' }
  const stale = await send('lead', berkas, 'POST', { ...again, versi: 1 }, '/tutup')
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'BENTROK'])
  expect((await send('lead', berkas, 'POST', again, '/tutup')).json().data.status).toBe('dijawab')

  // A new revision request reopens answers that nobody has accepted.
  await world.step('auditor', berkas, 'audit/dokumen', { proses: 'REVISION', keterangan: 'Sekali lagi.' })
  const reopened = (await world.read('pemohon', berkas)).temuan
  expect(reopened.map(({ status }) => status)).toEqual(['terbuka', 'ditutup'])
  await world.step('pemohon', berkas, 'audit/dokumen', {
    proses: 'REVIEW',
    jawaban: { [first.id]: { jawaban: 'Alamat ditulis lengkap.' } },
  })
  const last = (await world.read('lead', berkas)).temuan[0]
  await send('lead', berkas, 'POST', { id: first.id, versi: last?.versi, tutup: true }, '/tutup')
  await world.step('lead', berkas, 'audit/dokumen', { proses: 'CLEAR' })
})

test('a drafted finding is changed and removed; a sent one is not', async () => {
  const berkas = await world.at('verifikasi_permohonan')
  const made = await add('sekretariat', berkas)
  const change = { ...isi, id: made.id, versi: 1, uraian: 'Alamat unit dan kode pos belum ada.' }
  expect((await send('sekretariat', berkas, 'PUT', change)).json().data).toMatchObject({
    versi: 2,
    uraian: change.uraian,
  })
  expect((await send('sekretariat', berkas, 'PUT', change)).json().code).toBe('BENTROK')
  const remove = (id: number) =>
    world.people.sekretariat.inject({
      method: 'DELETE',
      url: `/api/psat/pengajuan/${berkas.uuid}/temuan`,
      query: { id: String(id) },
    })
  expect((await remove(made.id)).statusCode).toBe(200)
  expect((await remove(made.id)).statusCode).toBe(404)

  const sent = await add('sekretariat', berkas)
  await world.step('sekretariat', berkas, 'audit/permohonan_baru', {
    proses: 'REVISION',
    keterangan: 'Perbaiki.',
  })
  expect((await remove(sent.id)).json().code).toBe('BUKAN_GILIRAN')
  expect((await send('sekretariat', berkas, 'POST', isi)).statusCode).toBe(409)
  await world.step('pemohon', berkas, 'audit/permohonan_baru', {
    proses: 'REVIEW',
    jawaban: { [sent.id]: { jawaban: 'Sudah.' } },
  })
  expect((await remove(sent.id)).json().message).toContain('sudah dikirim')
  // An answer that nobody has accepted keeps the form from being declared complete.
  const early = await world.call('sekretariat', berkas, 'audit/permohonan_baru', { proses: 'CLEAR' })
  expect([early.statusCode, early.json().syarat]).toEqual([409, 'temuan_selesai'])
  const answered = (await world.read('sekretariat', berkas)).temuan[0]
  const tutup = { id: sent.id, versi: answered?.versi, tutup: true }
  expect((await send('sekretariat', berkas, 'POST', tutup, '/tutup')).statusCode).toBe(200)
  await world.step('sekretariat', berkas, 'audit/permohonan_baru', { proses: 'CLEAR' })
})

test('closing the last finding of a document accepts the document, and a revision needs no note beside findings', async () => {
  const berkas = await world.at('audit_dokumen')
  const sop = Object.keys((await world.read('auditor', berkas)).salinan.berkas)[0] ?? ''
  const pada = { sasaran: 'dokumen', bidang: 'dokumen.sop_psat', berkas: sop }
  const found = [await add('auditor', berkas, pada), await add('auditor', berkas, pada)]
  await world.step('auditor', berkas, 'audit/dokumen', { proses: 'REVISION' })
  const jawaban = Object.fromEntries(found.map(({ id }) => [id, { jawaban: 'Sudah.' }]))
  await world.step('pemohon', berkas, 'audit/dokumen', { proses: 'REVIEW', jawaban })
  const close = async (id: number) => {
    const { versi } = (await world.read('auditor', berkas)).temuan.find((one) => one.id === id) ?? {}
    expect((await send('auditor', berkas, 'POST', { id, versi, tutup: true }, '/tutup')).statusCode).toBe(200)
    return (await world.read('auditor', berkas)).dokumen_sesuai
  }
  expect(await close(found[0]?.id ?? 0)).toEqual([])
  expect(await close(found[1]?.id ?? 0)).toEqual([sop])
})

test('findings belong to whoever examines, and to papers of the file', async () => {
  const berkas = await world.at('audit_dokumen')
  expect((await send('sekretariat', berkas, 'POST', isi)).statusCode).toBe(403)
  expect((await send('pvtpp', berkas, 'POST', isi)).statusCode).toBe(404)
  const foreign = { ...isi, sasaran: 'dokumen', bidang: 'dokumen.sop_psat', berkas: 'lain' }
  expect((await send('auditor', berkas, 'POST', foreign)).json().errors[0].field).toBe('berkas')
  expect((await send('auditor', berkas, 'POST', { ...foreign, berkas: null })).json().errors[0].field).toBe(
    'berkas',
  )
  expect((await send('auditor', berkas, 'POST', { ...isi, uraian: 'x' })).json().errors[0].field).toBe(
    'uraian',
  )
  const foto = { ...isi, foto: 'tidak-ada' }
  expect((await send('auditor', berkas, 'POST', foto)).json().errors[0].field).toBe('foto')
})

const recordOf = async (kunci: string) =>
  (
    await world.platform.db
      .selectFrom('platform.berkas')
      .select('rekaman')
      .where('kunci', '=', kunci)
      .executeTakeFirstOrThrow()
  ).rekaman

test('a photo is a picture, and is let go with its finding', async () => {
  const berkas = await world.at('audit_lapang')
  const lapangan = { sasaran: 'lapangan', bidang: '1.2' }
  const sheet = await uploadFile(server.get(), world.people.auditor, 'xlsx')
  const wrong = await send('auditor', berkas, 'POST', { ...isi, ...lapangan, foto: sheet })
  expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, 'foto'])

  const picture = () => uploadFile(server.get(), world.people.auditor, 'png')
  const [first, second, third] = [await picture(), await picture(), await picture()]
  const made = await add('auditor', berkas, { ...lapangan, foto: first })
  expect(made.uraian_butir).toBe('Lantai kedap air dan mudah dibersihkan')
  const shared = await add('auditor', berkas, { ...lapangan, foto: second })
  const own = `pengajuan/${berkas.id}`
  expect(await recordOf(first)).toBe(own)
  const change = { ...isi, ...lapangan, id: made.id, versi: 1, foto: second }
  expect((await send('auditor', berkas, 'PUT', change)).statusCode).toBe(200)
  expect([await recordOf(first), await recordOf(second)]).toEqual([null, own])
  const remove = (id: number) =>
    world.people.auditor.inject({
      method: 'DELETE',
      url: `/api/psat/pengajuan/${berkas.uuid}/temuan`,
      query: { id: String(id) },
    })
  await remove(made.id)
  // The other finding uses the same photo.
  expect(await recordOf(second)).toBe(own)
  await remove(shared.id)
  expect(await recordOf(second)).toBeNull()

  const ceklis = `/api/psat/pengajuan/${berkas.uuid}/ceklis`
  const judge = (foto: string | null, versi: number) =>
    world.people.auditor.inject({
      method: 'PUT',
      url: ceklis,
      payload: { tanggal: '2026-11-25', jawaban: { '1.1': { nilai: 'tidak_sesuai', foto } }, versi },
    })
  expect((await judge(third, 1)).statusCode).toBe(200)
  expect(await recordOf(third)).toBe(own)
  expect((await judge(null, 2)).statusCode).toBe(200)
  expect(await recordOf(third)).toBeNull()
})

test('a finding that was drafted and never sent stays in the history of the step that ended it', async () => {
  const ends = [
    ['rekomendasi', 'pvtpp', 'pvtpp', 'audit/ditolak', { keterangan: 'Tidak memenuhi syarat.' }],
    ['audit_dokumen', 'auditor', 'pemohon', 'audit/penarikan', {}],
  ] as const
  for (const [tahap, examiner, who, call, more] of ends) {
    const berkas = await world.at(tahap)
    const body = who === 'pvtpp' ? { ...more, dokumen_ditolak: await world.upload(who) } : more
    const made = await add(examiner, berkas)
    await world.step(who, berkas, call, body)
    const { muatan } = await world.platform.db
      .selectFrom('psat.riwayat')
      .select('muatan')
      .where('pengajuan_id', '=', berkas.id)
      .orderBy('urutan', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(muatan).toMatchObject({ temuan_dibuang: [{ id: made.id, uraian: isi.uraian }] })
    expect((await world.read('sekretariat', berkas)).temuan).toEqual([])
  }
})

test('a document that the file does not have is none, whatever it is called', async () => {
  const berkas = await world.at('audit_dokumen')
  for (const kunci of ['tidak-ada.pdf', 'constructor', '__proto__']) {
    const answer = await send('auditor', berkas, 'POST', { ...isi, sasaran: 'dokumen', berkas: kunci })
    const errors = [{ field: 'berkas', message: 'Dokumen ini tidak ada di berkas.' }]
    expect([kunci, answer.statusCode, answer.json().errors]).toEqual([kunci, 400, errors])
  }
})

test('an answer that is not enough is sent back with its reason', async () => {
  const berkas = await world.at('audit_dokumen')
  const { id } = await add('auditor', berkas)
  await world.step('auditor', berkas, 'audit/dokumen', { proses: 'REVISION', keterangan: 'Lengkapi.' })
  const again = (who: Orang, versi: number, alasan = 'Jalannya masih tanpa nomor.') =>
    send(who, berkas, 'POST', { id, versi, alasan }, '/minta-lagi')
  expect((await again('auditor', 2)).json().code).toBe('BUKAN_GILIRAN')
  await world.step('pemohon', berkas, 'audit/dokumen', {
    proses: 'REVIEW',
    jawaban: { [id]: { jawaban: 'Sudah.' } },
  })
  const [answered] = (await world.read('auditor', berkas)).temuan
  expect((await again('sekretariat', answered?.versi ?? 0)).statusCode).toBe(403)
  expect((await again('auditor', answered?.versi ?? 0, 'tak')).json().errors[0].field).toBe('alasan')
  expect((await again('auditor', 1)).json().code).toBe('BENTROK')
  expect((await again('auditor', answered?.versi ?? 0)).json().data).toMatchObject({
    status: 'terbuka',
    jawaban: 'Sudah.',
    tanggapan: 'Jalannya masih tanpa nomor.',
  })
  await world.step('auditor', berkas, 'audit/dokumen', { proses: 'REVISION', keterangan: 'Sekali lagi.' })
  expect((await world.read('pemohon', berkas)).temuan).toMatchObject([
    { status: 'terbuka', tanggapan: 'Jalannya masih tanpa nomor.' },
  ])
})
