import { expect, test } from 'vitest'
import { perusahaanBaru, profilPerusahaanForm } from './perusahaan.contract.ts'

test.each([
  ['perusahaanBaru', perusahaanBaru, ['telp', 'email_perusahaan', 'akun.no_telp', 'akun.email']],
  [
    'profilPerusahaanForm',
    profilPerusahaanForm,
    ['telp', 'email_perusahaan', 'telp_penanggung_jawab', 'email_penanggung_jawab'],
  ],
] as const)('%s refuses a wrong one wherever it is typed', (_, schema, fields) => {
  const wrong = {
    telp: '0812-3456',
    email_perusahaan: 'kantor',
    telp_penanggung_jawab: '1234567',
    email_penanggung_jawab: 'direktur@',
    akun: { no_telp: '12', email: 'x' },
  }
  const faults = schema.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))
  expect(faults).toEqual(expect.arrayContaining([...fields]))
})
