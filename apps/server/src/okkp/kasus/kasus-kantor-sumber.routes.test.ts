import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { accountsOf, confirm, goods, guidance, type KasusCalls, supplier } from './kasus.fixture.ts'

const server = useTestApp()
const as = accountsOf(server)
let kota: KasusCalls
let sana: KasusCalls
let daerah: KasusCalls
let pusat: KasusCalls
let lab: KasusCalls
const jauh = { provinsi_id: 33, kota_id: 3374 }

beforeAll(async () => {
  kota = await as('OKKP_ADMIN_KOTA')
  sana = await as('OKKP_ADMIN_KOTA', jauh)
  daerah = await as('OKKP_ADMIN_DAERAH')
  pusat = await as('OKKP_ADMIN_PUSAT')
  lab = await as('OKKP_ADMIN_UJILAB')
})

/** A case of one city, which a finding of another city joins. */
async function joined(place: string) {
  const first = await kota.added({ lokasi_sampel: place })
  const { id, versi } = await kota.chainOf(first)
  const second = await pusat.added({
    ...jauh,
    lokasi_sampel: `${place} kedua`,
    tindak_lanjut: { id, versi },
  })
  const { sumber } = await kota.rincian(id)
  const [here, there] = sumber.map((one) => one.id)
  expect(sumber).toHaveLength(2)
  return { id, first, second, here: here ?? 0, there: there ?? 0 }
}
const told = async (by: KasusCalls, place: string) =>
  (await by.news()).filter((line) => line.includes(`(${place})`))
const status = async (id: number, langkah: string) =>
  (await kota.rincian(id)).langkah_kasus.find((one) => one.langkah === langkah)?.status

describe('the office of a joined source', () => {
  test('is told when its source joins and when the case goes on', async () => {
    const { id } = await joined('Pasar Kabar')
    expect(await told(sana, 'Pasar Kabar')).toEqual([
      expect.stringContaining('Temuan di wilayah Anda bergabung dengan kasus'),
    ])
    await kota.did('minta_uji', id, { laboratorium: 'BPMKP' })
    expect(await told(sana, 'Pasar Kabar')).toHaveLength(1)
    await confirm(lab, await kota.rincian(id), 'TMS')
    expect((await told(sana, 'Pasar Kabar'))[0]).toMatch(/^Uji laboratorium dicatat: kasus/)
    const { versi } = await kota.rincian(id)
    await kota.step('amankan', { id, versi, ...goods({ sumber: null }) })
    expect(await told(sana, 'Pasar Kabar')).toHaveLength(2)
  })

  test('secures and guides at its place, and does nothing else', async () => {
    const { id, here, there } = await joined('Pasar Tempat')
    expect((await sana.rincian(id)).aksi.map(({ nama }) => nama)).not.toContain('minta_uji')
    await confirm(lab, await kota.rincian(id), 'TMS')
    const read = await sana.rincian(id)
    expect(read.aksi.map(({ nama }) => nama).filter((nama) => !nama.startsWith('catat'))).toEqual([
      'amankan',
      'bina',
    ])
    expect(read.sumber.map(({ boleh_tindak }) => boleh_tindak)).toEqual([false, true])
    const { versi } = read
    const foreign = await sana.step('amankan', { id, versi, ...goods({ sumber: [here] }) })
    expect(foreign.json().errors[0].field).toBe('sumber')
    expect((await sana.step('telusuri', { id, versi, ...supplier() })).json().code).toBe('BUKAN_GILIRAN')
    const secured = await sana.did('amankan', id, goods())
    expect([secured.tindakan[0]?.sumber, await status(id, 'pengamanan')]).toEqual([[there], 'berjalan'])
    await kota.did('amankan', id, goods({ sumber: [here] }))
    expect(await status(id, 'pengamanan')).toBe('selesai')

    expect((await sana.did('bina', id, guidance)).tindakan.at(-1)?.sumber).toEqual([there])
    expect(await status(id, 'pembinaan')).toBe('berjalan')
    await kota.did('bina', id, guidance)
    expect(await status(id, 'pembinaan')).toBe('selesai')
  })

  test('does not act once its source is corrected', async () => {
    const { id, second } = await joined('Pasar Koreksi')
    await confirm(lab, await kota.rincian(id), 'TMS')
    const stored = (await pusat.detail(second.id)).json().data
    const corrected = await pusat.update({ ...stored, hasil_uji: 'Negatif' })
    expect(corrected.json().errors).toBeUndefined()
    expect((await sana.rincian(id)).aksi.map(({ nama }) => nama)).not.toContain('amankan')
  })
})

test('a test that a warning cites keeps its case, even if the case has other sources', async () => {
  const { id, first } = await joined('Pasar Bukti')
  const query = { asal: 'rapid_test', id: String(first.id) }
  const { isian } = (await daerah.client.inject({ url: '/api/okkp/peringatan/isian', query })).json().data
  const added = await daerah.client.inject({
    method: 'POST',
    url: '/api/okkp/peringatan/add',
    payload: { ...isian, bukti: { asal: 'rapid_test', id: first.id } },
  })
  expect(added.json().errors).toBeUndefined()
  const removed = await kota.remove(first.id)
  expect([removed.statusCode, removed.json().code]).toEqual([409, 'MASIH_DIPAKAI'])
  expect((await kota.rincian(id)).peringatan).toHaveLength(1)
})

test('a case whose last valid finding is deleted does not stay open', async () => {
  const { id, first, second } = await joined('Pasar Habis')
  const stored = (await pusat.detail(second.id)).json().data
  await pusat.update({ ...stored, hasil_uji: 'Negatif' })
  expect((await kota.remove(first.id)).statusCode).toBe(200)
  const { ditutup, luaran, riwayat } = await sana.rincian(id)
  expect([ditutup === null, luaran]).toEqual([false, 'alasan'])
  expect(riwayat.map(({ judul }) => judul)).toContain('Temuan dihapus')
})
