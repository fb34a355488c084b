import type { ProfilLengkap } from '@portal/domain/pasar/profil/profil.schema'
import { beforeAll, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { samplePdf } from '#platform/files/samples.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { uploadBytes } from '#testing/upload.ts'
import { formProfilKota, type ProfilCalls, profilCallsOf } from './profil.fixture.ts'

const server = useTestApp()
let office: PasarOffices
let by: Record<keyof PasarOffices, ProfilCalls>
beforeAll(async () => {
  office = await pasarOffices(server.get())
  by = Object.fromEntries(
    Object.entries(office).map(([name, calls]) => [name, profilCallsOf(calls.client)]),
  ) as typeof by
})

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const faultOf = (answer: { json(): { code?: string; errors?: { field: string }[] } }) => [
  answer.json().code,
  answer.json().errors?.[0]?.field,
]

test('a market has a profile a year, with its documents and how far they are', async () => {
  const pasar = await office.kota.added()
  const added = await by.kota.addedKota(pasar.id, {
    list_doc: [
      { kode: 1, status: 'Ada', catatan: 'Di map biru' },
      { kode: 2, status: 'Ada' },
      { kode: 3, status: 'Revisi' },
    ],
  })
  expect(added).toMatchObject({
    varian: 'kota',
    profil_kota_id: added.id,
    profil_provinsi_id: null,
    nama_pasar: pasar.nama,
    kota: 'Kota Bandung',
    persentase_total: 11.11,
    total_doc: 18,
    total_ada: 2,
  })
  expect(added.list_doc).toHaveLength(18)
  expect(added.list_doc[0]).toMatchObject({ nama: 'SK Tim Pembina Provinsi', catatan: 'Di map biru' })
  const { list_doc, ...rest } = added
  const changed = await by.kota.updateKota({ ...rest, list_doc: list_doc.slice(0, 1), sk_tim: 'SK-9' })
  expect(changed.json().data).toMatchObject({
    sk_tim: 'SK-9',
    total_ada: 1,
    persentase_total: 5.56,
    versi: 2,
  })
  expect(codeOf(await by.kota.updateKota({ ...rest, list_doc: [] }))).toBe('BENTROK')
  expect((await by.kota.remove({ profil_kota_id: added.id })).statusCode).toBe(200)
  expect(codeOf(await by.kota.detail({ profil_kota_id: added.id }))).toBe('TIDAK_DITEMUKAN')
})

test('a profile twice in one year is told at the year, for a market and for a province', async () => {
  const pasar = await office.kota.added()
  const one = await by.kota.addedKota(pasar.id, { tahun_program: 2024 })
  const twice = await by.okpo.addKota(formProfilKota(pasar.id, { tahun_program: 2024 }))
  expect(faultOf(twice)).toEqual(['SUDAH_ADA', 'tahun_program'])
  const other = await by.kota.addedKota(pasar.id, { tahun_program: 2025 })
  const { list_doc: _docs, ...rest } = other
  expect(faultOf(await by.kota.updateKota({ ...rest, tahun_program: 2024 }))).toEqual([
    'SUDAH_ADA',
    'tahun_program',
  ])
  expect((await by.kota.updateKota({ ...rest, tahun_program: 2025 })).statusCode).toBe(200)
  expect(one.tahun_program).toBe(2024)
  const provinsi = { tahun_program: 2023, sk_tim: 'SK-1' }
  const added = await by.daerah.addProvinsi(provinsi)
  expect(added.json().data).toMatchObject({ varian: 'provinsi', provinsi_id: 32, total_doc: 7 })
  expect(faultOf(await by.pusat.addProvinsi({ ...provinsi, provinsi_id: 32 }))).toEqual([
    'SUDAH_ADA',
    'tahun_program',
  ])
  expect((await by.lain.addProvinsi(provinsi)).statusCode).toBe(200)
  const detail = await by.daerah.detail({ profil_provinsi_id: added.json().data.id })
  const cities: ProfilLengkap['pasar_per_kota'] = detail.json().data.pasar_per_kota
  expect(cities.find(({ kota_id }) => kota_id === 3273)?.total_pasar).toBeGreaterThan(0)
})

test.each([
  [{ tahun_program: 2022 }, 'tahun_program'],
  [{ tahun_program: 2099 }, 'tahun_program'],
  [{ pasar_id: 2_000_000_000 }, 'pasar_id'],
  [{ list_doc: [{ kode: 19, status: 'Ada' }] }, 'list_doc.0.kode'],
  [{ list_doc: [{ kode: 1, status: 'Hilang' }] }, 'list_doc.0.status'],
  [
    {
      list_doc: [
        { kode: 1, status: 'Ada' },
        { kode: 1, status: 'Belum' },
      ],
    },
    'list_doc',
  ],
  [{ list_doc: [{ kode: 1, status: 'Ada', berkas: 'bukan-kunci' }] }, 'list_doc'],
  [{ anggaran_apbd: -1 }, 'anggaran_apbd'],
])('refuses %j under its field', async (change, field) => {
  const pasar = await office.kota.added()
  expect(faultOf(await by.kota.addKota(formProfilKota(pasar.id, change)))).toEqual(['VALIDASI_GAGAL', field])
})

test('profiles are found by a document that is there', async () => {
  const pasar = await office.kota.added()
  const profil = await by.kota.addedKota(pasar.id, {
    tahun_program: 2026,
    list_doc: [
      { kode: 2, status: 'Ada' },
      { kode: 3, status: 'Revisi' },
    ],
  })
  const having = async (dokumen: string) => {
    const answer = (await by.kota.list({ pasar_id: String(pasar.id), dokumen })).json()
    return [answer.meta.total, answer.data.map(({ id }: { id: number }) => id)]
  }
  expect(await having('2')).toEqual([1, [profil.id]])
  // A document that needs revision does not count as present, nor does a document without an entry.
  expect(await having('3')).toEqual([0, []])
  expect(await having('4')).toEqual([0, []])
})

test('the region decides who writes; a lab reads its province and writes nothing', async () => {
  const pasar = await office.kota.added()
  const profil = await by.kota.addedKota(pasar.id, { tahun_program: 2025 })
  expect(faultOf(await by.lain.addKota(formProfilKota(pasar.id)))).toEqual(['VALIDASI_GAGAL', 'pasar_id'])
  expect(codeOf(await by.kota.addProvinsi({ tahun_program: 2025 }))).toBe('TIDAK_BERWENANG')
  expect(codeOf(await by.daerah.addProvinsi({ tahun_program: 2025, provinsi_id: 31 }))).toBe(
    'WILAYAH_DITOLAK',
  )
  expect(codeOf(await by.lain.detail({ profil_kota_id: profil.id }))).toBe('TIDAK_DITEMUKAN')
  expect(codeOf(await by.lain.list({ provinsi_id: '32' }))).toBe('WILAYAH_DITOLAK')
  expect((await by.lab.detail({ profil_kota_id: profil.id })).json().data.id).toBe(profil.id)
  expect((await by.lab.list({ pasar_id: String(pasar.id) })).json().meta.total).toBe(1)
  for (const answer of [
    await by.lab.addKota(formProfilKota(pasar.id)),
    await by.lab.updateKota({ ...profil }),
    await by.lab.remove({ profil_kota_id: profil.id }),
  ])
    expect(codeOf(answer)).toBe('TIDAK_BERWENANG')
  // The id of the other variant gives "not found". Both ids or no id are invalid.
  expect(codeOf(await by.kota.detail({ profil_provinsi_id: profil.id }))).toBe('TIDAK_DITEMUKAN')
  expect(codeOf(await by.kota.detail({}))).toBe('VALIDASI_GAGAL')
  expect(codeOf(await by.kota.detail({ profil_kota_id: 1, profil_provinsi_id: 1 }))).toBe('VALIDASI_GAGAL')
})

test('documents are read by whoever reads the profile, and go with it', async () => {
  const pasar = await office.kota.added()
  const { platform } = server.get()
  const berkas = await uploadBytes(platform, office.kota.client, 'sk.pdf', samplePdf())
  const profil = await by.kota.addedKota(pasar.id, { list_doc: [{ kode: 3, status: 'Ada', berkas }] })
  const seen = async (who: keyof PasarOffices) =>
    (await office[who].client.inject({ url: '/api/upload/view_pdf', query: { path: berkas } })).statusCode
  expect([await seen('daerah'), await seen('lab'), await seen('lain')]).toEqual([200, 200, 404])
  const auditor = await server.get().as('AUDITOR')
  expect((await auditor.inject({ url: '/api/upload/view_pdf', query: { path: berkas } })).statusCode).toBe(
    404,
  )
  await by.kota.remove({ profil_kota_id: profil.id })
  expect(await seen('daerah')).toBe(404)
})

test('a market with a profile is not deleted, and takes it along to another city', async () => {
  const pasar = await office.daerah.added()
  const profil = await by.daerah.addedKota(pasar.id)
  expect(codeOf(await office.daerah.remove(pasar.id))).toBe('MASIH_DIPAKAI')
  await office.daerah.update({ ...pasar, kota_id: 3277 })
  expect((await by.daerah.detail({ profil_kota_id: profil.id })).json().data.kota).toBe('Kota Cimahi')
})

test('the list is narrowed by year, completeness and name, and the tasks count what it shows', async () => {
  const jakarta = { kota_id: 3171, lintang: null, bujur: null }
  const before = (await by.lain.tugas()).json().data
  const [one, two] = [await office.lain.added(jakarta), await office.lain.added(jakarta)]
  const year = before.tahun_program as number
  const profil = await by.lain.addedKota(one.id, { tahun_program: year })
  const after = (await by.lain.tugas()).json().data
  expect(after.pasar_tanpa_profil.total).toBe(before.pasar_tanpa_profil.total + 1)
  expect(after.profil_belum_lengkap.total).toBe(before.profil_belum_lengkap.total + 1)
  expect(after.pasar_tanpa_titik.total).toBe(before.pasar_tanpa_titik.total + 2)
  const cards = async (client: typeof office.lain.client) =>
    (await client.inject({ url: '/api/admin/beranda' }))
      .json()
      .data.kartu.filter(({ layanan }: { layanan: string }) => layanan === 'Pasar Pangan')
  expect(await cards(office.lain.client)).toMatchObject([
    { judul: 'Pasar tanpa profil', jumlah: after.pasar_tanpa_profil.total },
    { judul: 'Profil pasar belum lengkap', jumlah: after.profil_belum_lengkap.total },
  ])
  expect(await cards(await server.get().as('OKKP_ADMIN_PUSAT'))).toEqual([])
  const without = (await office.lain.list({ tanpa_profil: String(year), limit: '1000' })).json()
  expect(without.meta.total).toBe(after.pasar_tanpa_profil.total)
  expect(without.data.map(({ id }: { id: number }) => id)).toContain(two.id)
  const incomplete = { tahun_program: String(year), varian: 'kota', lengkap: 'false' }
  expect((await by.lain.list(incomplete)).json().meta.total).toBe(after.profil_belum_lengkap.total)
  expect((await by.lain.list({ search: one.nama })).json().data[0].id).toBe(profil.id)
  const all = Array.from({ length: 18 }, (_, at) => ({ kode: at + 1, status: 'Ada' }))
  await by.lain.updateKota({ ...profil, list_doc: all })
  expect((await by.lain.list(incomplete)).json().meta.total).toBe(before.profil_belum_lengkap.total)
})

test('a year that no calendar has is refused, not a fault of the database', async () => {
  for (const tahun_program of ['18', '99999', '-5'])
    expect(faultOf(await by.lain.list({ tahun_program }))).toEqual(['VALIDASI_GAGAL', 'tahun_program'])
  expect((await by.lain.list({ tahun_program: '' })).statusCode).toBe(200)
})
