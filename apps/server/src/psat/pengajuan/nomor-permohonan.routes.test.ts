import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { type PemohonWorld, pemohonWorld } from './pemohon.fixture.ts'

const server = useTestApp()
let dunia: PemohonWorld

beforeAll(async () => {
  dunia = await pemohonWorld(server.get())
})

const read = async (uuid: string) => {
  const page = await dunia.client.inject({ url: `/api/psat/pengajuan/${uuid}` })
  return page.json().data as { nama: string; nomorPermohonan: string }
}
const urutan = (nomor: string) => Number(nomor.split('-').at(-1))

test('files sent at the same moment get numbers in a row, none twice and none left out', async () => {
  const forms = await Promise.all(
    Array.from({ length: 5 }, () => dunia.isian('sppb_psat', 'permohonan_baru')),
  )
  const sent = await Promise.all(forms.map((form) => dunia.send('sppb_psat', 'permohonan_baru', form)))
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  const numbers = sent.map((answer) => answer.json().data.nomorPermohonan as string).sort()
  const [first = ''] = numbers
  expect(first).toMatch(/^SPPB-\d{4}-\d{5}$/)
  expect(numbers.map(urutan)).toEqual([0, 1, 2, 3, 4].map((n) => urutan(first) + n))
})

test('a refused form takes no number', async () => {
  const next = () => dunia.isian('izin_edar_pl', 'permohonan_baru')
  const before = await dunia.terkirim('izin_edar_pl', 'permohonan_baru', await next())
  const refused = await dunia.send('izin_edar_pl', 'permohonan_baru', { ...(await next()), info_produk: [] })
  expect(refused.statusCode).toBe(400)
  const after = await dunia.terkirim('izin_edar_pl', 'permohonan_baru', await next())
  const [one, two] = [await read(before.uuid), await read(after.uuid)]
  expect(one.nomorPermohonan).toMatch(/^PL-/)
  expect(urutan(two.nomorPermohonan)).toBe(urutan(one.nomorPermohonan) + 1)
})

test('a file is called by what it is about, and found by its number and its name', async () => {
  const form = await dunia.isian('sppb_psat', 'permohonan_baru')
  const { uuid } = await dunia.terkirim('sppb_psat', 'permohonan_baru', form)
  const { nama, nomorPermohonan } = await read(uuid)
  const { salinan } = (await dunia.client.inject({ url: `/api/psat/pengajuan/${uuid}` })).json().data
  expect(nama).toContain(`SPPB: ${salinan.unit_produksi[0].nama_unit}, `)
  const sekretariat = await server.get().as('SEKRETARIAT')
  const found = async (search: string) => {
    const answer = await sekretariat.inject({
      url: '/api/audit-document/uploadDocument',
      query: { search, limit: '100' },
    })
    return (answer.json().data as { uuid: string }[]).map((row) => row.uuid)
  }
  expect(await found(nomorPermohonan.toLowerCase())).toEqual([uuid])
  expect(await found(salinan.unit_produksi[0].nama_unit)).toContain(uuid)
  expect(await found('SPPB-1999-00001')).toEqual([])
})
