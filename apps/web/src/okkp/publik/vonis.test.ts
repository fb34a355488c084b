import { statusRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.status'
import { expect, it } from 'vitest'
import { type Verifikasi, vonisOf } from '#okkp/publik/vonis.ts'
import { kodeRapi, kodeTerbaca } from '#platform/light/kode.ts'

const registrasi = {
  status: 'valid',
  exp_sertifikat: '2026-12-01',
  segera_habis: false,
  diperiksa: '2026-11-15T03:00:00.000Z',
  pengganti: null,
} as Verifikasi

it('says that only a valid one holds', () => {
  for (const status of statusRegistrasi) {
    expect(vonisOf({ ...registrasi, status }).judul).toBe(status === 'valid' ? 'Berlaku' : 'Tidak berlaku')
  }
})

it('counts the days of one that is about to run out', () => {
  const soon = { ...registrasi, segera_habis: true }
  expect(vonisOf(soon).isi).toBe('Tercatat resmi dan berlaku sampai 1 Desember 2026, 16 hari lagi.')
  expect(vonisOf({ ...soon, exp_sertifikat: '2026-11-15' }).isi).toContain('hari ini hari terakhirnya')
  expect(vonisOf({ ...registrasi, exp_sertifikat: null }).isi).toContain('sampai dicabut')
})

it('names the successor', () => {
  const pengganti = { kode_verifikasi: 'ABCDEFGHJKLM', no_registration: 'X-2' }
  expect(vonisOf({ ...registrasi, status: 'superseded', pengganti }).isi).toContain('X-2')
})

it('reads codes as people write them', () => {
  expect(kodeTerbaca('ABCDEFGHJKLM')).toBe('ABCD-EFGH-JKLM')
  expect(kodeRapi(' abcd-efgh jklm ')).toBe('ABCDEFGHJKLM')
})
