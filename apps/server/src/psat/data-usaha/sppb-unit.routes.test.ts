import { beforeAll, expect, test } from 'vitest'
import { faults, type PemohonWorld, pemohonWorld } from '#psat/pengajuan/pemohon.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: PemohonWorld
beforeAll(async () => {
  world = await pemohonWorld(server.get())
})

async function unitWith(sppb: object): Promise<number> {
  return world.add('unit-produksi', await world.formUnit({ surat_pernyataan_sppb_psat: null, ...sppb }))
}
const unitOf = async (id: number) =>
  (await world.client.inject({ url: '/api/psat/data-usaha' }))
    .json()
    .data.unit_produksi.find((unit: { id: number }) => unit.id === id)
const numberOf = async (id: number) =>
  server
    .get()
    .platform.db.selectFrom('okkp.registrasi')
    .select('no_registration')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('the SPPB that a unit names is told by the registry, where it is the own one', async () => {
  const { no_registration } = await numberOf(await world.izinTerbit('sppb_psat'))
  const own = await unitWith({ sppb_psat_nomor: no_registration.toLowerCase(), sppb_psat_level: 3 })
  expect(await unitOf(own)).toMatchObject({
    sppb_psat_nomor: no_registration,
    sppb_psat_level: 2,
    sppb_psat_masa_berlaku: '2029-01-10',
    sppb_psat_ruang_lingkup: 'Bayam segar',
  })
  const other = await pemohonWorld(server.get())
  const { no_registration: foreign } = await numberOf(await other.izinTerbit('sppb_psat'))
  const hired = await unitWith({ sppb_psat_nomor: foreign, sppb_psat_level: 3 })
  expect(await unitOf(hired)).toMatchObject({ sppb_psat_nomor: foreign, sppb_psat_level: 3 })
})

test('an izin edar does not go out with a unit that has neither number nor file', async () => {
  const bare = await unitWith({})
  const sent = async (unit: number) =>
    world.send('izin_edar_pl', 'permohonan_baru', {
      ...(await world.isian('izin_edar_pl', 'permohonan_baru')),
      unit_produksi: [unit],
    })
  const refused = await sent(bare)
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
  expect(faults(refused)).toEqual([
    { field: 'unit_produksi', message: expect.stringContaining('belum punya nomor SPPB maupun berkasnya') },
  ])
  expect((await sent(await unitWith({ sppb_psat_nomor: '001/SPPB/2026' }))).statusCode).toBe(200)
  // An SPPB application accepts the same unit.
  const sppb = await world.isian('sppb_psat', 'permohonan_baru')
  expect(
    (await world.send('sppb_psat', 'permohonan_baru', { ...sppb, unit_produksi: [bare] })).statusCode,
  ).toBe(200)
})
