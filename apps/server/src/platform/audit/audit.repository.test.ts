import { expect, test } from 'vitest'
import { withoutSecrets } from './audit.repository.ts'

test('secrets and identity numbers are left out at any depth, what only sounds like them stays', () => {
  const given = {
    nik: '3273',
    pemilik_nik: '3273',
    sandi_hash: 'x',
    nomor_identitas: '1',
    teknik: 'jemur',
    unik: true,
    daftar: [{ NIK: '1', token: 'x', kode: 'a' }],
  }
  expect(withoutSecrets(given)).toEqual({ teknik: 'jemur', unik: true, daftar: [{ kode: 'a' }] })
})
