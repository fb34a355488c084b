import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { filledTemplate, upload } from './okkp/impor/impor.fixture.ts'
import { berkasWorld } from './psat/sekretariat/sekretariat.fixture.ts'

// Licence files and the registry share one set of numbers. Neither may use a number that the other holds.
const server = useTestApp()

const baris = (nomor: string) => [
  1,
  'PT Lain',
  'Jalan Braga 1',
  'Jalan Riau 2',
  'Sortasi',
  'Gabah',
  'Beras',
  'Oryza sativa',
  'Karung',
  'Panenku',
  nomor,
  '2025-03-01',
]

test('an import of the registry does not take the number that a file of the secretariat was entered with', async () => {
  const dunia = await berkasWorld(server.get())
  const berkas = await dunia.open({ kirim: { nomorIzin: 'SPPB/ANTAR/1' } })
  const pusat = await server.get().as('OKKP_ADMIN_PUSAT')
  const impor = async () => {
    const file = await filledTemplate(5, [baris('sppb/antar/1')])
    return (await upload(pusat, file, { registrasi_id: '5' })).json()
  }
  const refused = await impor()
  expect(refused.data).toMatchObject({ tersimpan: 0, ditolak: 1 })
  expect(refused.not_created[0].Keterangan).toContain('sudah terdaftar')
  // A licence file that ends without a permit releases its number.
  await dunia.step('koordinator', berkas, 'uploadDocument/reject', { rejectNote: 'Salah masuk.' })
  expect((await impor()).data).toMatchObject({ tersimpan: 1, ditolak: 0 })
})
