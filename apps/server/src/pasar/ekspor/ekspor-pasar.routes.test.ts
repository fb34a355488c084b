import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { formPedagang, pedagangCallsOf } from '#pasar/pedagang/pedagang.fixture.ts'
import { profilCallsOf } from '#pasar/profil/profil.fixture.ts'
import { rapidPasarCallsOf } from '#pasar/rapid-test/rapid-test-pasar.fixture.ts'
import { dinilai, sanitasiCallsOf, sopOf } from '#pasar/sanitasi/sanitasi.fixture.ts'
import { surveiCallsOf } from '#pasar/survei/survei.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let office: PasarOffices
beforeAll(async () => {
  office = await pasarOffices(server.get())
})

const ask = (who: keyof PasarOffices, type: string, query: Record<string, string> = {}) =>
  office[who].client.inject({ url: `/api/pasar-pangan/export/${type}`, query })

async function sheet(who: keyof PasarOffices, type: string, query: Record<string, string> = {}) {
  const answer = await ask(who, type, query)
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining(`export_${type}.xlsx`),
  ])
  const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload))
  return sheets[0]?.rows ?? []
}

test('each kind is a workbook of its name, of the account’s region alone', async () => {
  const pasar = await office.kota.added()
  const jakarta = await office.lain.added({ kota_id: 3171, lintang: null, bujur: null })
  const rows = await sheet('daerah', 'pasar')
  const names = rows.map((row) => row[1])
  expect([names[0], names.includes(pasar.nama), names.includes(jakarta.nama)]).toEqual([
    'Nama pasar',
    true,
    false,
  ])
  await profilCallsOf(office.kota.client).addedKota(pasar.id, { list_doc: [{ kode: 1, status: 'Ada' }] })
  const profil = await sheet('lab', 'profil', { pasar_id: String(pasar.id) })
  expect(profil[1]?.slice(1, 4)).toEqual(['Kabupaten/kota', 2026, pasar.nama])
  expect(profil[1]?.at(-1)).toBe(5.56)
  expect((await ask('daerah', 'pasar', { provinsi_id: '31' })).json().code).toBe('WILAYAH_DITOLAK')
  expect((await ask('lab', 'pasar')).json().code).toBe('TIDAK_BERWENANG')
  expect((await ask('kota', 'rahasia')).json().code).toBe('VALIDASI_GAGAL')
})

test('surveys, rapid tests and assessments of a market are workbooks too', async () => {
  const pasar = await office.kota.added()
  const pasar_id = String(pasar.id)
  await surveiCallsOf(office.kota.client).opened(pasar.id)
  await (await rapidPasarCallsOf(server.get(), office.kota.client)).added(pasar.id, { nomor_kios: 'K-7' })
  const air = await sopOf(server.get(), 10)
  await sanitasiCallsOf(office.kota.client).added(pasar.id, dinilai(air, 'ya', 'tidak'))
  for (const type of ['survey', 'rapid-test', 'sanitasi']) {
    const rows = await sheet('okpoKota', type, { pasar_id })
    expect([type, rows.length, rows[1]?.[1]]).toEqual([type, 2, pasar.nama])
    expect((await ask('lab', type)).json().code).toBe('TIDAK_BERWENANG')
    expect(await sheet('lain', type, { pasar_id })).toHaveLength(1)
  }
  const [titles, first] = await sheet('kota', 'rapid-test', { pasar_id })
  const cell = (title: string) => first?.[titles?.indexOf(title) ?? -1]
  expect([cell('Hasil'), cell('Hasil akhir'), cell('Nomor kios')]).toEqual([
    'Positif',
    'Menunggu uji laboratorium',
    'K-7',
  ])
  const sanitasi = await sheet('kota', 'sanitasi', { pasar_id })
  expect(sanitasi[1]?.slice(5, 8)).toEqual([50, 'Kurang', 50])
})

test('a sheet holds what its list holds, whatever the list is narrowed to', async () => {
  const pasar = await office.kota.added()
  const pasar_id = String(pasar.id)
  const [air, limbah] = [await sopOf(server.get(), 10), await sopOf(server.get(), 20)]
  const sanitasi = sanitasiCallsOf(office.kota.client)
  await sanitasi.added(pasar.id, dinilai(air, 'ya'))
  await sanitasi.added(pasar.id, dinilai(limbah, 'ya'))
  const survei = surveiCallsOf(office.kota.client)
  await survei.opened(pasar.id, { fase: 'pre' })
  await survei.opened(pasar.id, { fase: 'post' })
  const rapid = await rapidPasarCallsOf(server.get(), office.kota.client)
  await rapid.added(pasar.id, { hasil_uji: 'Positif' })
  await rapid.added(pasar.id, { hasil_uji: 'Negatif' })
  for (const [type, filter] of [
    ['sanitasi', { aspek_kode: '10' }],
    ['survey', { fase: 'pre' }],
    ['rapid-test', { hasil_uji: 'Positif' }],
  ] as const) {
    const query = { pasar_id, ...filter }
    const list = await office.kota.client.inject({ url: `/api/pasar-pangan/${type}`, query })
    expect([type, list.json().meta.total, (await sheet('kota', type, query)).length - 1]).toEqual([
      type,
      1,
      1,
    ])
  }
})

test('traders are exported without their NIK, each collection to those it belongs to', async () => {
  const pasar = await office.kota.added()
  const nik = '3273015501900099'
  const calls = pedagangCallsOf(office.kota.client)
  await calls.created(pasar.id, {}, { nik, nama: '=1+1' })
  await calls.create({
    pasar_id: pasar.id,
    kelompok: 'O',
    is_okkp: true,
    pedagang: [formPedagang({ nama: 'Ibu OKKP' })],
  })
  const query = { pasar_id: String(pasar.id) }
  // The list and the sheet must have the same number of rows, also without the flag.
  for (const more of [{}, { is_okkp: 'true' }] as Record<string, string>[]) {
    const list = await calls.list({ ...query, ...more })
    const held = (await sheet('kota', 'data-pedagang', { ...query, ...more })).length - 1
    expect([more, list.json().meta.total, held]).toEqual([more, 1, 1])
  }
  const rows = await sheet('okpo', 'data-pedagang', query)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('=1+1')
  expect(JSON.stringify(rows)).not.toMatch(/0099|NIK|Ibu OKKP/)
  expect(JSON.stringify(await sheet('lab', 'data-pedagang', { ...query, is_okkp: 'true' }))).toContain(
    'Ibu OKKP',
  )
  expect((await ask('okpo', 'data-pedagang', { is_okkp: 'true' })).json().code).toBe('TIDAK_BERWENANG')
  expect((await ask('lab', 'data-pedagang')).json().code).toBe('TIDAK_BERWENANG')
})
