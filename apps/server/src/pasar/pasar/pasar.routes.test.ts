import { outsideProvinsi } from '@portal/domain/platform/geo/kotak-provinsi'
import { outsideIndonesia } from '@portal/domain/platform/geo/titik'
import { beforeAll, describe, expect, test } from 'vitest'
import { samplePicture } from '#platform/files/samples.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { uploadBytes } from '#testing/upload.ts'
import { formPasar, type PasarOffices, pasarOffices } from './pasar.fixture.ts'

const server = useTestApp()
let office: PasarOffices
beforeAll(async () => {
  office = await pasarOffices(server.get())
})

const codeOf = async (answer: Promise<{ json(): { code?: string } }>) => (await answer).json().code
const listed = async (who: keyof PasarOffices, query: Record<string, string> = {}) =>
  (await office[who].list({ limit: '1000', ...query })).json().data.map(({ id }: { id: number }) => id)

test('a market is added in its city, read back, changed from its version and taken away', async () => {
  const added = await office.kota.added({ kota_id: undefined })
  expect(added).toMatchObject({ kota_id: 3273, kota: 'Kota Bandung', provinsi: 'Jawa Barat', versi: 1 })
  // The server stores choices in a fixed order, whatever order the form sends.
  expect([added.hari_buka, added.sarana]).toEqual([
    ['senin', 'minggu'],
    ['air_bersih', 'toilet'],
  ])
  const changed = await office.kota.update({ ...added, nama: `${added.nama} Lama`, kecamatan_id: 327305 })
  expect(changed.json().data).toMatchObject({ nama: `${added.nama} Lama`, kecamatan: 'Andir', versi: 2 })
  expect(await codeOf(office.kota.update({ ...added, nama: 'Tertinggal' }))).toBe('BENTROK')
  expect((await office.kota.remove(added.id)).statusCode).toBe(200)
  expect(await codeOf(office.kota.detail(added.id))).toBe('TIDAK_DITEMUKAN')
})

test('every office reads and writes the markets of its region, and no others', async () => {
  const bandung = await office.okpoKota.added()
  const cimahi = await office.okpo.added({ kota_id: 3277 })
  const jakarta = await office.lain.added({ kota_id: 3171, lintang: -6.18, bujur: 106.83 })
  const seen = async (who: keyof PasarOffices) => {
    const ids: number[] = await listed(who)
    return [bandung.id, cimahi.id, jakarta.id].map((id) => ids.includes(id))
  }
  expect(await seen('pusat')).toEqual([true, true, true])
  expect(await seen('daerah')).toEqual([true, true, false])
  expect(await seen('okpo')).toEqual([true, true, false])
  expect(await seen('kota')).toEqual([true, false, false])
  expect(await seen('okpoKota')).toEqual([true, false, false])
  expect(await seen('lain')).toEqual([false, false, true])
  for (const foreign of [cimahi, jakarta]) {
    expect(await codeOf(office.kota.detail(foreign.id))).toBe('TIDAK_DITEMUKAN')
    expect(await codeOf(office.kota.update(foreign))).toBe('TIDAK_DITEMUKAN')
    expect(await codeOf(office.kota.remove(foreign.id))).toBe('TIDAK_DITEMUKAN')
  }
  expect(await codeOf(office.kota.add(formPasar({ kota_id: 3277 })))).toBe('WILAYAH_DITOLAK')
  expect(await codeOf(office.daerah.update({ ...cimahi, kota_id: 3171, lintang: null, bujur: null }))).toBe(
    'WILAYAH_DITOLAK',
  )
  expect(await codeOf(office.daerah.list({ provinsi_id: '31' }))).toBe('WILAYAH_DITOLAK')
  expect(await codeOf(office.kota.list({ kota_id: '3277' }))).toBe('WILAYAH_DITOLAK')
  for (const call of [office.lab.list(), office.lab.detail(bandung.id), office.lab.remove(bandung.id)])
    expect(await codeOf(call)).toBe('TIDAK_BERWENANG')
})

describe('refuses under its field', () => {
  test.each([
    [{ nama: '  ' }, 'nama', 'VALIDASI_GAGAL'],
    [{ lintang: 48.85, bujur: 2.35 }, 'lintang', 'VALIDASI_GAGAL'],
    [{ lintang: -7.2575, bujur: 112.7521 }, 'lintang', 'VALIDASI_GAGAL'],
    [{ bujur: null }, 'lintang', 'VALIDASI_GAGAL'],
    [{ kota_id: null }, 'kota_id', 'VALIDASI_GAGAL'],
    [{ kota_id: 3299 }, 'kota_id', 'VALIDASI_GAGAL'],
    [{ provinsi_id: 35, lintang: null, bujur: null }, 'kota_id', 'VALIDASI_GAGAL'],
    [{ kecamatan_id: 317101 }, 'kecamatan_id', 'VALIDASI_GAGAL'],
    [{ tahun_pas_aman: 2022 }, 'tahun_pas_aman', 'VALIDASI_GAGAL'],
    [{ tahun_bangun: 2000, tahun_renovasi: 1999 }, 'tahun_renovasi', 'VALIDASI_GAGAL'],
    [{ jam_buka: '25:00' }, 'jam_buka', 'VALIDASI_GAGAL'],
    [{ nomor_sni: '8152-1' }, 'nomor_sni', 'VALIDASI_GAGAL'],
    [{ luas_pos_pantau: 12 }, 'luas_pos_pantau', 'VALIDASI_GAGAL'],
    [{ pengelola_hp: '12' }, 'pengelola_hp', 'VALIDASI_GAGAL'],
    [{ jumlah_kios: -1 }, 'jumlah_kios', 'VALIDASI_GAGAL'],
    [{ foto: ['bukan-kunci'] }, 'foto', 'VALIDASI_GAGAL'],
  ])('%j', async (change, field, code) => {
    const answer = await office.pusat.add(formPasar(change))
    expect([answer.json().code, answer.json().errors[0]?.field]).toEqual([code, field])
  })

  test('a place outside the country and one outside the province, each in its words', async () => {
    const said = async (more: object) =>
      (await office.pusat.add(formPasar(more))).json().errors[0].message as string
    expect(await said({ lintang: 48.85, bujur: 2.35 })).toBe(outsideIndonesia)
    expect(await said({ lintang: -7.2575, bujur: 112.7521 })).toBe(outsideProvinsi)
  })

  test('a name that the city has already, in any letters; another city may have it', async () => {
    const { nama } = await office.kota.added()
    const twice = await office.kota.add(formPasar({ nama: nama.toUpperCase() }))
    expect([twice.json().code, twice.json().errors[0].field]).toEqual(['SUDAH_ADA', 'nama'])
    const elsewhere = await office.daerah.added({ nama, kota_id: 3277 })
    const moved = await office.daerah.update({ ...elsewhere, kota_id: 3273 })
    expect(moved.json().code).toBe('SUDAH_ADA')
    expect((await office.daerah.update({ ...elsewhere, alamat: 'Lain' })).statusCode).toBe(200)
  })
})

test('totals follow the counter, and words are looked for in name and address', async () => {
  const total = async (query: Record<string, string>) => (await office.pusat.list(query)).json().meta.total
  const before = await total({ kota_id: '3578' })
  const surabaya = { kota_id: 3578, lintang: -7.2575, bujur: 112.7521 }
  await office.pusat.added({ ...surabaya, alamat: 'Jalan Kembang Jepun' })
  const gone = await office.pusat.added(surabaya)
  await office.pusat.remove(gone.id)
  expect(await total({ kota_id: '3578' })).toBe(before + 1)
  expect(await total({ provinsi_id: '35' })).toBe(before + 1)
  expect(await total({ search: 'kembang jepun' })).toBe(1)
  expect(await total({ search: 'kembang_jepun' })).toBe(0)
  const byCity = await office.pusat.client.inject({ url: '/api/pasar-pangan/pasar/jumlah?provinsi_id=35' })
  expect(byCity.json().data).toEqual([{ id: 3578, nama: 'Kota Surabaya', total_pasar: before + 1 }])
})

test('photos are open to all once the market has them, and gone when it drops them', async () => {
  const upload = async () =>
    uploadBytes(server.get().platform, office.kota.client, 'pasar.png', await samplePicture('png'))
  const [one, two] = [await upload(), await upload()]
  const visible = async (path: string) =>
    (await server.get().app.inject({ url: '/api/upload/display_image', query: { path } })).statusCode
  expect(await visible(one)).toBe(404)
  const added = await office.kota.added({ foto: [one, two] })
  expect(added.foto).toEqual([one, two])
  expect([await visible(one), await visible(two)]).toEqual([200, 200])
  await office.kota.update({ ...added, foto: [two] })
  expect([await visible(one), await visible(two)]).toEqual([404, 200])
  const foreign = await office.daerah.add(formPasar({ kota_id: 3277, foto: [two] }))
  expect(foreign.json().errors[0].field).toBe('foto')
  await office.kota.remove(added.id)
  expect(await visible(two)).toBe(404)
})

test('the public sees a market without its people and notes', async () => {
  const added = await office.kota.added({ catatan: 'Sengketa lahan', nomor_sppb: 'SPPB-1' })
  const { app } = server.get()
  const detail = await app.inject({ url: `/api/pasar-pangan/public/pasar/detail?id=${added.id}` })
  expect(detail.json().data).toMatchObject({ nama: added.nama, kota: 'Kota Bandung', jam_buka: '04:00' })
  const hidden = ['pengelola_nama', 'pengelola_hp', 'catatan', 'nomor_sppb', 'versi', 'created_at']
  expect(hidden.filter((name) => name in detail.json().data)).toEqual([])
  const all = await app.inject({ url: '/api/pasar-pangan/static/index/pasar?kota_id=3273' })
  expect(Object.keys(all.json().data[0]).sort()).toEqual(
    ['id', 'nama', 'provinsi_id', 'provinsi', 'kota_id', 'kota', 'lintang', 'bujur'].sort(),
  )
  const own = await office.kota.client.inject({ url: '/api/pasar-pangan/pasar/static' })
  expect(own.json().data.every(({ kota_id }: { kota_id: number }) => kota_id === 3273)).toBe(true)
  expect(own.json().data.length).toBeGreaterThan(0)
})

test('of two who add the same market at once, one is told', async () => {
  const form = formPasar()
  const answers = await Promise.all([office.kota.add(form), office.daerah.add(form)])
  expect(answers.map((answer) => answer.json().code).sort()).toEqual(['SUDAH_ADA', undefined].sort())
})

test('markets without a point are found, and those with one', async () => {
  const provinsi_id = '14'
  const at = { kota_id: 1471, nama: 'Pasar Bertitik', lintang: 0.5, bujur: 101.44 }
  const bertitik = await office.pusat.added(at)
  const tanpa = await office.pusat.added({ ...at, nama: 'Pasar Tanpa Titik', lintang: null, bujur: null })
  const asked = async (tanpa_titik: string) => {
    const { data, meta } = (await office.pusat.list({ tanpa_titik, provinsi_id })).json()
    return [meta.total, data.map(({ id }: { id: number }) => id)]
  }
  expect(await asked('true')).toEqual([1, [tanpa.id]])
  expect(await asked('false')).toEqual([1, [bertitik.id]])
})

test('markets are filtered by who pays for the programme, and the total is that of the filter', async () => {
  const paid = await office.kota.added({ sumber_dana: 'apbd' })
  await office.kota.added({ sumber_dana: 'mandiri' })
  const { data, meta } = (await office.kota.list({ sumber_dana: 'apbd', limit: '100' })).json()
  expect(data.map(({ id }: { id: number }) => id)).toContain(paid.id)
  expect(new Set(data.map((row: { sumber_dana: string }) => row.sumber_dana))).toEqual(new Set(['apbd']))
  expect(meta.total).toBe(data.length)
  expect((await office.kota.list({ sumber_dana: 'pajak' })).json()).toMatchObject({ code: 'VALIDASI_GAGAL' })
})
