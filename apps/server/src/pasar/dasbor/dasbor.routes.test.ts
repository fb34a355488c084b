import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PasarOffices, pasarCallsOf, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { formPedagang, pedagangCallsOf } from '#pasar/pedagang/pedagang.fixture.ts'
import { profilCallsOf } from '#pasar/profil/profil.fixture.ts'
import { dinilai, sanitasiCallsOf, sopOf } from '#pasar/sanitasi/sanitasi.fixture.ts'
import { publishSurvei } from '#pasar/survei/publish-survei.service.ts'
import { formSurvei, surveiCallsOf } from '#pasar/survei/survei.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
const base = '/api/pasar-pangan/dashboard'
let offices: PasarOffices
beforeAll(async () => {
  offices = await pasarOffices(server.get())
})

type Query = Record<string, string>
const ask = (office: keyof PasarOffices, path: string, query: Query = {}) =>
  offices[office].client.inject({ url: `${base}/${path}`, query })
const askPublic = (path: string, query: Query = {}) =>
  server.get().app.inject({ url: `${base}/${path}`, query: { ...query, isPublic: 'true' } })

const allPaths = [
  'compare_survey',
  'komoditas/bypedagang',
  'pedagang/bywilayah',
  'profil/total_pasar',
  'profil/persentase_dokumen',
  'sanitasi/bypasar',
  'sanitasi/byprovinsi',
  'rapid_test/compare',
]

describe.each(allPaths)('%s', (path) => {
  test('is public with isPublic, and for those who keep markets without it', async () => {
    expect((await askPublic(path)).statusCode).toBe(200)
    expect((await server.get().app.inject({ url: `${base}/${path}` })).json().code).toBe('SESI_BERAKHIR')
    expect((await ask('lab', path)).json().code).toBe('TIDAK_BERWENANG')
    expect((await ask('daerah', path)).statusCode).toBe(200)
    expect((await ask('daerah', path, { provinsi_id: '31' })).json().code).toBe('WILAYAH_DITOLAK')
    expect((await ask('daerah', path, { provinsi_id: '31', isPublic: 'true' })).statusCode).toBe(200)
    expect((await ask('kota', path, { kota_id: '3204' })).json().code).toBe('WILAYAH_DITOLAK')
  })

  test.each<[Query, RegExp]>([
    [{ start_date: '2026-05-01', end_date: '2026-04-01' }, /Tanggal awal sesudah/],
    [{ provinsi_id: '99' }, /Provinsi ini tidak dikenal/],
    [{ provinsi_id: '0' }, /Provinsi ini tidak dikenal/],
    [{ kota_id: '9999' }, /Kabupaten\/kota ini tidak dikenal/],
    [{ provinsi_id: '31', kota_id: '3273' }, /Kota Bandung tidak terletak/],
    [{ pasar_id: '2000000000' }, /Pasar ini tidak dikenal/],
    [{ start_date: '2150-01-01', end_date: '2150-12-31' }, /^Belum ada /],
  ])('%j is an empty answer that says why', async (query, message) => {
    const answer = await askPublic(path, query)
    expect([answer.statusCode, answer.json().message]).toEqual([200, expect.stringMatching(message)])
    expect(answer.body).not.toMatch(/NaN|Infinity/)
  })

  test('what cannot be read is refused at its field', async () => {
    const answer = await askPublic(path, { start_date: '2026-02-31' })
    expect(answer.json()).toMatchObject({ code: 'VALIDASI_GAGAL', errors: [{ field: 'start_date' }] })
  })
})

test('a change is in the next answer; who has it already is told so', async () => {
  const path = 'profil/total_pasar'
  const first = await ask('kota', path)
  const again = await offices.kota.client.inject({
    url: `${base}/${path}`,
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  const market = await offices.kota.added()
  const after = await offices.kota.client.inject({
    url: `${base}/${path}`,
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([after.statusCode, after.json().data.total_pasar]).toEqual([200, first.json().data.total_pasar + 1])
  await offices.kota.remove(market.id)
  expect((await ask('kota', path)).json().data).toEqual(first.json().data)
})

test('documents are counted as the profile is written, changed and removed', async () => {
  const pasar = await offices.kota.added()
  const profil = profilCallsOf(offices.kota.client)
  const doc = (kode: number, status = 'Ada') => ({ kode, status, berkas: null, catatan: null })
  const counted = async () =>
    (
      await ask('kota', 'profil/persentase_dokumen', { pasar_id: String(pasar.id), tahun_program: '2026' })
    ).json().data
  const added = await profil.addedKota(pasar.id, { list_doc: [doc(1), doc(2), doc(3, 'Revisi')] })
  expect(await counted()).toMatchObject({
    persentase_total: 11.11,
    total_doc: 18,
    total_ada: 2,
    total_profil: 1,
  })
  const form = {
    id: added.id,
    versi: added.versi,
    pasar_id: pasar.id,
    tahun_program: 2026,
    list_doc: [doc(3)],
  }
  expect((await profil.updateKota(form)).statusCode).toBe(200)
  const after = await counted()
  expect(after.list_doc.filter((one: { total_ada: number }) => one.total_ada > 0)).toEqual([
    { kode: 3, nama: 'SK Tim ICS', total_ada: 1, total_profil: 1, persentase: 100 },
  ])
  const perKota = await ask('kota', 'profil/persentase_dokumen', { tahun_program: '2026' })
  expect(perKota.json().data.wilayah).toContainEqual(
    expect.objectContaining({ pasar_id: pasar.id, nama_pasar: pasar.nama, persentase_total: 5.56 }),
  )
  await profil.remove({ profil_kota_id: added.id })
  expect(await counted()).toMatchObject({ persentase_total: 0, total_profil: 0 })
})

test('a survey has its percentages, its interval from thirty on, and its change', async () => {
  const pasar = await offices.kota.added()
  const survei = surveiCallsOf(offices.kota.client)
  const pre = await survei.opened(pasar.id, { tahun_program: 2031, tanggal: '2031-01-10' })
  const post = await survei.opened(pasar.id, { tahun_program: 2031, fase: 'post', tanggal: '2031-11-10' })
  for (let n = 0; n < 30; n++) await survei.answered(pre.id, n % 2 === 0 ? 2 : 4)
  for (let n = 0; n < 6; n++) await survei.answered(post.id, 4)
  const range = { start_date: '2031-01-01', end_date: '2031-12-31' }
  const { data } = (await ask('kota', 'compare_survey', { pasar_id: String(pasar.id), ...range })).json()
  expect(data.konsumen).toEqual([
    expect.objectContaining({
      nama_pasar: pasar.nama,
      presentase_pre_program: 75,
      rata_nilai_pre_program: 36,
      total_nilai_pre_program: 1080,
      total_nilai_responden_pre_program: 1440,
      total_responden_pre_program: 30,
      predikat_pre_program: 'Baik',
      selang_pre_program: { dari: 65.9, sampai: 84.1 },
      presentase_post_program: 100,
      selang_post_program: null,
      selisih: { poin: 25, selang: null },
    }),
  ])
  expect(data.pedagang).toEqual([])
  const early = {
    pasar_id: String(pasar.id),
    start_date: '2031-01-01',
    end_date: '2031-06-30',
    group_by: 'provinsi',
  }
  expect((await ask('kota', 'compare_survey', early)).json().data.konsumen).toEqual([
    expect.objectContaining({
      provinsi: 'Jawa Barat',
      pasar_id: null,
      total_responden_post_program: 0,
      selisih: null,
    }),
  ])
})

test('in public fewer than five people are part of others, or not told', async () => {
  const pusat = pasarCallsOf(offices.pusat.client)
  const jayapura = { kota_id: 9171, lintang: null, bujur: null }
  const [kecil, besar] = [await pusat.added(jayapura), await pusat.added(jayapura)]
  const traders = pedagangCallsOf(offices.pusat.client)
  const some = (n: number) => ({
    pedagang: Array.from({ length: n }, () => formPedagang({ nik: undefined })),
  })
  await traders.created(kecil.id, some(2))
  await traders.created(besar.id, some(6))
  const here = { kota_id: '9171' }
  const own = (await ask('pusat', 'pedagang/bywilayah', here)).json().data
  expect(own.map((row: { total_pedagang: number }) => row.total_pedagang).toSorted()).toEqual([2, 6])
  // The market with two traders merges with the market with six. Otherwise the total of the city would reveal the two.
  expect((await askPublic('pedagang/bywilayah', here)).json().data).toEqual([
    expect.objectContaining({ nama_pasar: 'Lainnya', pasar_id: null, total_pedagang: 8 }),
  ])
  const one = { pasar_id: String(kecil.id) }
  expect((await askPublic('pedagang/bywilayah', one)).json().data).toEqual([
    expect.objectContaining({ nama_pasar: 'Lainnya', total_pedagang: null }),
  ])
  expect((await askPublic('komoditas/bypedagang', one)).json().data).toEqual([
    { komoditas_id: null, komoditas: 'Lainnya', total_pedagang: null },
  ])
})

test('in public a good that fewer than five sell has no name, in a market that is shown as well', async () => {
  const pusat = pasarCallsOf(offices.pusat.client)
  const market = await pusat.added({ kota_id: 3374, lintang: null, bujur: null })
  const traders = pedagangCallsOf(offices.pusat.client)
  const selling = (n: number, komoditas_id: number) =>
    Array.from({ length: n }, () => formPedagang({ nik: undefined, pasokan: [{ komoditas_id }] }))
  await traders.created(market.id, { pedagang: [...selling(6, 1), ...selling(5, 2), ...selling(2, 3)] })
  const query = { kota_id: '3374', byKomoditas: 'true' }
  type Sold = { komoditas_id: number | null; total_pedagang: number | null }
  const sold = (answer: { json(): { data: { komoditas: Sold[] }[] } }) =>
    answer.json().data.map(({ komoditas }) => komoditas.map((one) => [one.komoditas_id, one.total_pedagang]))
  const own = [
    [1, 6],
    [2, 5],
    [3, 2],
  ]
  expect(sold(await ask('pusat', 'pedagang/bywilayah', query))).toEqual([own])
  // The commodity with two traders merges with the next smallest one. Otherwise the total would reveal the two.
  expect(sold(await askPublic('pedagang/bywilayah', query))).toEqual([
    [
      [1, 6],
      [null, null],
    ],
  ])
  const whole = (await askPublic('komoditas/bypedagang', { kota_id: '3374' })).json().data
  expect(whole.map((one: Sold) => one.komoditas_id)).toEqual([1, null])
})

describe('a survey in public', () => {
  const range = { start_date: '2032-01-01', end_date: '2032-12-31' }
  type Sisi = [number, number, number | null]
  const sisi = (answer: { json(): { data: { total: { konsumen: Record<string, number> } } } }): Sisi => {
    const { konsumen } = answer.json().data.total
    return [
      konsumen.total_responden_pre_program ?? -1,
      konsumen.total_nilai_pre_program ?? -1,
      konsumen.presentase_pre_program ?? null,
    ]
  }
  /** Returns the first day of a later month. The portal publishes answers only after their month has ended. */
  const monthLater = (months: number) => {
    const [year = 0, month = 1] = dayInJakarta(new Date()).split('-').map(Number)
    return new Date(Date.UTC(year, month - 1 + months, 1, 1))
  }
  const publish = (months: number) =>
    publishSurvei({ ...server.get().platform, clock: () => monthLater(months) })

  async function market() {
    const pasar = await offices.kota.added()
    const survei = surveiCallsOf(offices.kota.client)
    const query = { pasar_id: String(pasar.id), ...range }
    const { id } = await survei.opened(pasar.id, { tahun_program: 2032, tanggal: '2032-03-02' })
    const answer = async (...values: number[]) => {
      for (const nilai of values) await survei.answered(id, nilai)
    }
    const read = async () => ({
      umum: sisi(await askPublic('compare_survey', query)),
      petugas: sisi(await ask('kota', 'compare_survey', query)),
    })
    return { pasar, survei, id, query, answer, read }
  }

  test('one more answer is seen by staff at once, and by nobody else: not now, and not alone later', async () => {
    const { answer, read } = await market()
    await answer(3, 3, 3, 3, 3, 3)
    expect(await read()).toEqual({ umum: [0, 0, null], petugas: [6, 216, 75] })
    await publish(1)
    expect((await read()).umum).toEqual([6, 216, 75])
    await answer(1)
    expect(await read()).toEqual({ umum: [6, 216, 75], petugas: [7, 228, 67.9] })
    await publish(1)
    expect((await read()).umum).toEqual([6, 216, 75])
    await answer(4, 4, 4, 4)
    await publish(2)
    expect((await read()).umum).toEqual([11, 420, 79.5])
  })

  test('an answer taken away is not told by the difference either', async () => {
    const { survei, id, answer, read } = await market()
    await answer(3, 3, 3, 3, 3, 1)
    await publish(1)
    const before = (await read()).umum
    const { responden } = (await survei.detail(id)).json().data
    await survei.removeResponden(responden.at(-1).id)
    await publish(2)
    expect(await read()).toEqual({ umum: before, petugas: [5, 180, 75] })
  })

  test('fewer than five are in no sum: leaving their day out tells nothing', async () => {
    const few = await market()
    await few.answer(1, 1, 1, 1)
    const many = await market()
    await many.answer(4, 4, 4, 4, 4)
    await publish(1)
    expect([(await few.read()).umum, (await many.read()).umum]).toEqual([
      [0, 0, null],
      [5, 240, 100],
    ])
    await few.survei.update({
      ...formSurvei(few.pasar.id, { tahun_program: 2032, tanggal: '2032-03-03' }),
      id: few.id,
      versi: 1,
    })
    const all = { kota_id: String(few.pasar.kota_id), ...range }
    const [whole, without] = [
      sisi(await askPublic('compare_survey', all)),
      sisi(await askPublic('compare_survey', { ...all, end_date: '2032-03-02' })),
    ]
    expect(whole).toEqual(without)
  })

  test('where nothing can be told it is said why', async () => {
    const { query, answer } = await market()
    await answer(2)
    const { message, data } = (await askPublic('compare_survey', query)).json()
    expect([data.konsumen, message]).toEqual([[], expect.stringMatching(/bulannya (berakhir|selesai)/)])
  })
})

test('sanitation is the mean of the assessments, by aspect too, with its verdict', async () => {
  const pasar = await offices.kota.added()
  const calls = sanitasiCallsOf(offices.kota.client)
  const [air, limbah] = [await sopOf(server.get(), 10), await sopOf(server.get(), 20)]
  await calls.added(pasar.id, [...dinilai(air, 'ya', 'tidak', 'tidak'), ...dinilai(limbah, 'ya')])
  await calls.added(pasar.id, dinilai(air, 'ya'), { tanggal: '2026-06-01' })
  const here = { pasar_id: String(pasar.id) }
  const [row] = (await ask('kota', 'sanitasi/bypasar', here)).json().data
  // The two scores are (33.3 + 100) / 2 and 100.
  expect(row).toMatchObject({ avg_total_nilai: 83.3, count_total_nilai: 2, predikat: 'Baik' })
  expect(row.data_aspek.slice(0, 3)).toEqual([
    { aspek_kode: 10, nama: 'Pengelolaan Air Bersih', total_nilai: 66.7 },
    { aspek_kode: 20, nama: 'Pengelolaan Limbah', total_nilai: 100 },
    { aspek_kode: 30, nama: 'Pengelolaan Sampah', total_nilai: null },
  ])
  // One date means that day only, so the assessment of May does not count.
  const whole = (await askPublic('sanitasi/byprovinsi', { ...here, end_date: '2026-06-01' })).json().data
  expect(whole).toMatchObject({
    wilayah: [{ kota: 'Kota Bandung', avg_total_nilai: 100 }],
    total_wilayah: { avg_total_nilai: 100, count_total_nilai: 1 },
  })
})

test('rapid tests by month and week have every label in order, also where nothing was tested', async () => {
  const path = 'rapid_test/statistik'
  const months = (await askPublic(path, { years: '2026' })).json()
  expect(months.message).toMatch(/^Belum ada rapid test/)
  expect(months.data.statistik.map(({ label }: { label: string }) => label).join()).toBe(
    'Jan,Feb,Mar,Apr,Mei,Jun,Jul,Agu,Sep,Okt,Nov,Des',
  )
  const weeks = (await askPublic(path, { years: '2026', months: '11' })).json().data.statistik
  expect(weeks.map(({ label, weeks: n }: { label: string; weeks: number }) => [label, n])).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => [`Minggu ${n}`, n]),
  )
  const both = (await askPublic(path, { years: '2026,2025' })).json().data.statistik
  expect([both.length, both[0].label, both[23].label]).toEqual([24, 'Jan 2025', 'Des 2026'])
  for (const wrong of [{ years: 'lalu' }, { months: '13' }] as Query[])
    expect((await askPublic(path, wrong)).json()).toMatchObject({
      code: 'VALIDASI_GAGAL',
      errors: [{ field: Object.keys(wrong)[0] }],
    })
  expect((await server.get().app.inject({ url: `${base}/${path}` })).json().code).toBe('SESI_BERAKHIR')
  expect((await askPublic(path, { provinsi_id: '99' })).json().message).toMatch(/tidak dikenal/)
  expect((await askPublic('rapid_test/compare', { is_pangan_segar: 'false' })).json().code).toBe(
    'VALIDASI_GAGAL',
  )
})

test('commodities beyond the tenth have no sum of traders: who sells two of them would be two', async () => {
  const pasar = await offices.kota.added()
  const { db } = server.get().platform
  const goods = await db.selectFrom('okkp.komoditas').select('id').orderBy('id').limit(12).execute()
  const komoditas_id = goods.map(({ id }) => id)
  const pasokan = komoditas_id.map((id) => ({ komoditas_id: id }))
  const trader = formPedagang({ nik: undefined, pasokan })
  await pedagangCallsOf(offices.kota.client).created(pasar.id, { pedagang: [trader] })
  const { data } = (await ask('kota', 'komoditas/bypedagang', { pasar_id: String(pasar.id) })).json()
  expect(data).toHaveLength(11)
  expect(data.map((row: { total_pedagang: number | null }) => row.total_pedagang)).toEqual([
    ...Array(10).fill(1),
    null,
  ])
})

test('markets are told apart by who pays for the programme, and those without a word are told too', async () => {
  const of = async () => {
    const { total_pasar, sumber_dana } = (await ask('kota', 'profil/total_pasar')).json().data
    const sums: Record<string, number> = Object.fromEntries(
      sumber_dana.map((row: { sumber_dana: string | null; total_pasar: number }) => [
        String(row.sumber_dana),
        row.total_pasar,
      ]),
    )
    expect(Object.values(sums).reduce((sum, n) => sum + n, 0)).toBe(total_pasar)
    return sums
  }
  const before = await of()
  const markets = [
    await offices.kota.added({ sumber_dana: 'apbd' }),
    await offices.kota.added({ sumber_dana: null }),
  ]
  expect(await of()).toEqual({
    ...before,
    apbd: (before.apbd ?? 0) + 1,
    null: (before.null ?? 0) + 1,
  })
  for (const { id } of markets) await offices.kota.remove(id)
  expect(await of()).toEqual(before)
})
