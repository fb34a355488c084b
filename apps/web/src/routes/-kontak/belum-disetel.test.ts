import { expect, it } from 'vitest'
import { belumDisetel } from './belum-disetel.ts'

const lengkap = { surel: 'a@b.id', telepon: '021 5', alamat: 'Jalan Satu', jam: '08.00–16.00' }
const kata = 'pengelola belum disetel di portal ini. Portalnya sendiri dapat dipakai kapan saja.'

it.each([
  [{}, undefined],
  [{ jam: null }, `Jam layanan ${kata}`],
  [{ telepon: null, jam: null }, `Nomor telepon dan jam layanan ${kata}`],
  [
    { surel: null, telepon: null, alamat: null, jam: null },
    `Alamat surel, nomor telepon, alamat kantor, dan jam layanan ${kata}`,
  ],
])('what is not set is said in one sentence: %j', (kosong, teks) => {
  expect(belumDisetel({ ...lengkap, ...kosong })).toBe(teks)
})
