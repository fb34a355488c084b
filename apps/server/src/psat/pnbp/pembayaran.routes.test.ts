import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, expect, test } from 'vitest'
import { samplePicture, sampleXlsx } from '#platform/files/samples.fixture.ts'
import { type BerkasUji, type Orang, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
})

const bill = {
  kd_akun: '425289',
  kd_penerimaan: '018-1',
  kd_billing: '820261115000001',
  tgl_billing: '2026-11-16',
  tgl_expire: '2036-11-23',
  nominal: 1_500_000,
  url_dokumen: 'https://simponi.contoh.id/sps/1',
}
const setTarif = (nominal: number, who: Orang = 'superadmin', jenisPengajuan = 'permohonan_baru') =>
  world.people[who].inject({
    method: 'PUT',
    url: '/api/psat/master/tarif',
    payload: { auditType: 'sppb_psat', jenisPengajuan, nominal },
  })
const pay = (who: Orang, berkas: BerkasUji, body: object) =>
  world.call(who, berkas, 'audit/pembayaran_pnbp', body)
const penerbitan = async (berkas: BerkasUji) =>
  (await world.people.pemohon.inject({ url: `/api/psat/pengajuan/${berkas.uuid}/penerbitan` })).json().data

async function upload(who: Orang, name: string, bytes: Uint8Array): Promise<string> {
  const content = (async function* () {
    yield bytes
  })()
  const parts = (async function* () {
    yield { name, content }
  })()
  const [stored] = await world.platform.files.receive(parts, { uploader: world.people[who] })
  return stored?.key ?? ''
}

async function atPenagihan(nominal: number): Promise<BerkasUji> {
  expect((await setTarif(nominal)).statusCode).toBe(200)
  const berkas = await world.at('penagihan')
  await setTarif(0)
  return berkas
}

test('money that is due is told with its amount, and by when', async () => {
  const berkas = await atPenagihan(1_500_000)
  expect((await pay('sekretariat', berkas, { proses: 'REVIEW', data_pnbp: bill })).statusCode).toBe(200)
  const told = await world.platform.db
    .selectFrom('akun.notifikasi')
    .select('keterangan')
    .where('id_pengguna', '=', world.people.pemohon.id)
    .where('id_pengajuan', '=', String(berkas.id))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(told.keterangan).toMatch(
    /sekarang di tahap Menunggu Pembayaran PNBP\. Giliran Anda: Bayar Rp1\.500\.000 paling lambat \d+ \w+ \d{4}\.$/,
  )
})

test('anyone may know the tariffs, the superadmin sets them; every submission starts at Rp0', async () => {
  const list = await server.get().app.inject({ url: '/api/psat/master/tarif' })
  expect(list.json().data).toHaveLength(9)
  expect(list.json().data.every(({ nominal }: { nominal: number }) => nominal === 0)).toBe(true)
  expect((await setTarif(1, 'sekretariat')).statusCode).toBe(403)
  expect((await setTarif(1, 'pemohon')).statusCode).toBe(403)
})

test('Rp0: no bill, straight to the number', async () => {
  const berkas = await atPenagihan(0)
  const billed = await pay('sekretariat', berkas, { proses: 'REVIEW', data_pnbp: bill })
  expect(billed.json()).toMatchObject({
    code: 'SYARAT_BELUM_TERPENUHI',
    message: 'Tarifnya Rp0, jadi tidak ada tagihan.',
  })
  expect((await pay('sekretariat', berkas, { proses: 'CLEAR' })).json().data.code_status_proses).toBe(60)
  expect((await penerbitan(berkas)).tagihan).toBeNull()
})

test('paid: bill, a proof that is refused, another one, the number', async () => {
  const berkas = await atPenagihan(1_500_000)
  expect((await penerbitan(berkas)).tarif).toBe(1_500_000)
  expect((await pay('sekretariat', berkas, { proses: 'CLEAR' })).json().code).toBe('SYARAT_BELUM_TERPENUHI')
  const field = async (body: object) =>
    (await pay('sekretariat', berkas, { proses: 'REVIEW', ...body })).json().errors[0].field
  expect(await field({})).toBe('data_pnbp')
  for (const nominal of [1, 1_499_999, 1_500_001]) {
    expect(await field({ data_pnbp: { ...bill, nominal } })).toBe('data_pnbp.nominal')
  }
  expect(await field({ data_pnbp: { ...bill, tgl_expire: '2026-11-01' } })).toBe('data_pnbp.tgl_expire')
  expect(await field({ data_pnbp: { ...bill, kd_billing: '' } })).toBe('data_pnbp.kd_billing')
  const script = { data_pnbp: { ...bill, url_dokumen: 'javascript:alert(1)' } }
  expect(await field(script)).toBe('data_pnbp.url_dokumen')
  expect((await pay('pemohon', berkas, { proses: 'REVIEW', data_pnbp: bill })).statusCode).toBe(403)

  const dokumen = await world.upload('sekretariat')
  await world.step('sekretariat', berkas, 'audit/pembayaran_pnbp', {
    proses: 'REVIEW',
    data_pnbp: { ...bill, dokumen },
  })
  const waiting = await world.read('pemohon', berkas)
  expect([waiting.code, waiting.jeda, waiting.giliran_saya]).toEqual([51, true, true])
  expect(waiting.jam.tunggu).toMatchObject({ diberikan: 7 })
  expect((await pay('sekretariat', berkas, { proses: 'CLEAR' })).json().code).toBe('BUKAN_GILIRAN')

  const sheet = await upload('pemohon', 'bukti.xlsx', sampleXlsx())
  const wrong = await pay('pemohon', berkas, { proses: 'REVIEW', bukti_pembayaran: sheet })
  expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, 'bukti_pembayaran'])
  const none = await pay('pemohon', berkas, { proses: 'REVIEW' })
  expect(none.json().errors[0].field).toBe('bukti_pembayaran')
  const stolen = await pay('pemohon', berkas, {
    proses: 'REVIEW',
    bukti_pembayaran: await world.upload('lead'),
  })
  expect(stolen.json().errors[0].field).toBe('bukti_pembayaran')

  const picture = await upload('pemohon', 'bukti.jpg', await samplePicture('jpeg'))
  await world.step('pemohon', berkas, 'audit/pembayaran_pnbp', {
    proses: 'REVIEW',
    bukti_pembayaran: picture,
    tanggal_pembayaran: '2026-11-15',
  })
  const checking = await world.read('sekretariat', berkas)
  expect([checking.code, checking.jeda, checking.giliran_saya]).toEqual([51, false, true])
  const refuse = (keterangan?: string) => pay('sekretariat', berkas, { proses: 'REVISION', keterangan })
  expect((await refuse()).json().errors[0].field).toBe('keterangan')
  expect((await refuse('Jumlahnya tidak terbaca.')).statusCode).toBe(200)
  expect((await penerbitan(berkas)).tagihan).toMatchObject({
    ...bill,
    dokumen,
    bukti_pembayaran: picture,
    alasan_ditolak: 'Jumlahnya tidak terbaca.',
    diterima: null,
  })
  const again = await world.read('pemohon', berkas)
  expect([again.catatan, again.jeda]).toEqual(['Jumlahnya tidak terbaca.', true])

  const proof = await world.upload('pemohon')
  await world.step('pemohon', berkas, 'audit/pembayaran_pnbp', { proses: 'REVIEW', bukti_pembayaran: proof })
  await world.step('sekretariat', berkas, 'audit/pembayaran_pnbp', { proses: 'CLEAR' })
  expect((await world.read('pemohon', berkas)).code).toBe(60)
  expect((await penerbitan(berkas)).tagihan).toMatchObject({
    bukti_pembayaran: proof,
    alasan_ditolak: null,
    diterima: expect.any(String),
  })
})

test('the tariff is told to whoever may bill, and to nobody else', async () => {
  const berkas = await atPenagihan(1_500_000)
  const wrong = { data_pnbp: { ...bill, nominal: 1 } }
  const refused = async (who: Orang, name: string, body: object) => {
    const answer = await world.call(who, berkas, name, body)
    expect(answer.body).not.toContain('1.500.000')
    return [answer.statusCode, answer.json().code]
  }
  for (const who of ['pemohon', 'koordinator', 'lead', 'pvtpp'] as const) {
    const body = { proses: 'REVIEW', ...wrong }
    expect([who, ...(await refused(who, 'audit/pembayaran_pnbp', body))]).toEqual([
      who,
      403,
      'TIDAK_BERWENANG',
    ])
  }
  await world.step('sekretariat', berkas, 'audit/pembayaran_pnbp', { proses: 'REVIEW', data_pnbp: bill })
  expect(await refused('pemohon', 'audit/ganti_tagihan', wrong)).toEqual([403, 'TIDAK_BERWENANG'])
  const telling = await world.call('sekretariat', berkas, 'audit/ganti_tagihan', wrong)
  expect(telling.json().errors[0]).toMatchObject({
    field: 'data_pnbp.nominal',
    message: expect.stringContaining('1.500.000'),
  })
})

test('OSS is told the bill with 31 and with 34', async () => {
  const izin = await world.platform.db
    .insertInto('oss.izin')
    .values({ id_izin: 'I-PNBP', kode_izin: '018000000242', nib: world.company.nib ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setTarif(1_500_000)
  const berkas = await world.at('penagihan', { id_izin_oss: izin.id })
  await setTarif(0)
  await world.step('sekretariat', berkas, 'audit/pembayaran_pnbp', { proses: 'REVIEW', data_pnbp: bill })
  const bukti_pembayaran = await world.upload('pemohon')
  await world.step('pemohon', berkas, 'audit/pembayaran_pnbp', { proses: 'REVIEW', bukti_pembayaran })
  await world.step('sekretariat', berkas, 'audit/pembayaran_pnbp', {
    proses: 'REVISION',
    keterangan: 'Bukan bukti pembayaran.',
  })
  const rows = await world.platform.db
    .selectFrom('oss.pesan_keluar')
    .select(['kd_status', 'muatan'])
    .where('pengajuan_id', '=', berkas.id)
    .orderBy('urutan')
    .execute()
  expect(rows.slice(-3)).toMatchObject([
    { kd_status: '31', muatan: { data_pnbp: bill } },
    { kd_status: '32' },
    { kd_status: '34', muatan: { data_pnbp: bill } },
  ])
})

test('a bill that ran out is replaced while the payment is awaited', async () => {
  const izin = await world.platform.db
    .insertInto('oss.izin')
    .values({ id_izin: 'I-GANTI', kode_izin: '018000000242', nib: world.company.nib ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setTarif(1_500_000)
  const berkas = await world.at('penagihan', { id_izin_oss: izin.id })
  await setTarif(0)
  const replace = (who: Orang, body: object) => world.call(who, berkas, 'audit/ganti_tagihan', body)
  const lain = { ...bill, kd_billing: '820261115000002' }
  expect((await replace('sekretariat', { data_pnbp: lain })).json().code).toBe('BUKAN_GILIRAN')
  await world.step('sekretariat', berkas, 'audit/pembayaran_pnbp', { proses: 'REVIEW', data_pnbp: bill })
  const before = await world.read('sekretariat', berkas)
  expect(before.aksi.map(({ aksi }) => aksi)).toContain('ganti_tagihan')

  expect((await replace('pemohon', { data_pnbp: lain })).statusCode).toBe(403)
  const stale = await replace('sekretariat', { data_pnbp: { ...lain, tgl_expire: dayInJakarta(new Date()) } })
  expect([stale.statusCode, (await replace('sekretariat', {})).statusCode]).toEqual([200, 400])
  const again = await replace('sekretariat', { data_pnbp: lain, keterangan: 'Kode billing kedaluwarsa.' })
  expect(again.json().data.code_status_proses).toBe(51)

  const after = await world.read('pemohon', berkas)
  expect([after.jeda, after.giliran_saya, after.catatan]).toEqual([true, true, 'Kode billing kedaluwarsa.'])
  expect(after.jam.tunggu).toMatchObject({ diberikan: 21 })
  expect((await penerbitan(berkas)).tagihan).toMatchObject({ ...lain, bukti_pembayaran: null })
  const history = await world.platform.db
    .selectFrom('psat.riwayat')
    .select(['aksi', 'muatan'])
    .where('pengajuan_id', '=', berkas.id)
    .orderBy('urutan')
    .execute()
  expect(history.slice(-3)).toMatchObject([
    { aksi: 'terbitkan_tagihan', muatan: { data_pnbp: bill } },
    { aksi: 'ganti_tagihan', muatan: { tagihan_lama: bill } },
    { aksi: 'ganti_tagihan', muatan: { data_pnbp: lain } },
  ])
  const told = await world.people.pemohon.inject({ url: '/api/notifikasi/history?limit=1' })
  expect(told.json().detail.data[0].keterangan).toContain('Tagihan PNBP diganti')
  // The second replacement corrected the waiting message.
  const sent = await world.platform.db
    .selectFrom('oss.pesan_keluar')
    .select(['kd_status', 'muatan'])
    .where('pengajuan_id', '=', berkas.id)
    .orderBy('urutan')
    .execute()
  expect(sent.slice(-2)).toMatchObject([
    { kd_status: '31', muatan: { data_pnbp: bill } },
    { kd_status: '34', muatan: { data_pnbp: lain } },
  ])

  const bukti_pembayaran = await world.upload('pemohon')
  await world.step('pemohon', berkas, 'audit/pembayaran_pnbp', {
    proses: 'REVIEW',
    bukti_pembayaran,
    tanggal_pembayaran: '2026-11-14',
  })
  const lama = await world.people.sekretariat.inject({
    url: `/api/psat/sppb/permohonan/detail?id=${berkas.id}`,
  })
  expect(JSON.stringify(lama.json())).toContain('"tanggal_pembayaran_pnbp":"2026-11-14"')
})

test('a bill replaced after a refused proof begins without one', async () => {
  const berkas = await atPenagihan(1_500_000)
  const bukti_pembayaran = await world.upload('pemohon')
  const step = (who: Orang, body: object) => world.step(who, berkas, 'audit/pembayaran_pnbp', body)
  await step('sekretariat', { proses: 'REVIEW', data_pnbp: bill })
  await step('pemohon', { proses: 'REVIEW', bukti_pembayaran, tanggal_pembayaran: '2026-11-14' })
  await step('sekretariat', { proses: 'REVISION', keterangan: 'Bukan bukti pembayaran.' })
  const lain = { ...bill, kd_billing: '820261115000009' }
  await world.step('sekretariat', berkas, 'audit/ganti_tagihan', { data_pnbp: lain })
  expect((await penerbitan(berkas)).tagihan).toMatchObject({
    ...lain,
    bukti_pembayaran: null,
    tanggal_pembayaran: null,
    alasan_ditolak: null,
    diterima: null,
  })
})

test('OSS is told the number that was put right: in the message that waits, or in one behind it', async () => {
  const izin = await world.platform.db
    .insertInto('oss.izin')
    .values({ id_izin: 'I-NOMOR', kode_izin: '018000000242', nib: world.company.nib ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const berkas = await world.at('penagihan', { id_izin_oss: izin.id })
  await world.step('sekretariat', berkas, 'audit/pembayaran_pnbp', { proses: 'CLEAR' })
  const number = async (nomor_sppb_psat: string) => {
    const answer = await world.people.sekretariat.inject({
      method: 'PUT',
      url: '/api/psat/sppb/nomor-sppb-psat/update',
      payload: { id_pengajuan: berkas.id, nomor_sppb_psat },
    })
    expect(answer.statusCode).toBe(200)
  }
  const told = async () =>
    (
      await world.platform.db
        .selectFrom('oss.pesan_keluar')
        .select(['id', 'muatan'])
        .where('pengajuan_id', '=', berkas.id)
        .where('kd_status', '=', '49')
        .orderBy('urutan')
        .execute()
    ).map(({ id, muatan }) => ({ id, nomor: (muatan as { nomor_izin: string }).nomor_izin }))
  await number('OSS/SALAH')
  await number('OSS/BENAR')
  const [first, ...rest] = await told()
  expect([first?.nomor, rest]).toEqual(['OSS/BENAR', []])
  await world.platform.db
    .updateTable('oss.pesan_keluar')
    .set({ status: 'terkirim', percobaan: 1 })
    .where('pengajuan_id', '=', berkas.id)
    .execute()
  await number('OSS/BENAR')
  await number('OSS/LAGI')
  expect((await told()).map(({ nomor }) => nomor)).toEqual(['OSS/BENAR', 'OSS/LAGI'])
})
