import { polaKode } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { expect, test } from 'vitest'
import { kodeBaru } from '#okkp/pengaduan/lapor/calls.ts'
import { kunciDari, tautanTiket } from '#okkp/pengaduan/lapor/tautan-tiket.ts'

test('a code is one that the server takes, and never the same twice', () => {
  const codes = Array.from({ length: 200 }, kodeBaru)
  for (const kode of codes) expect(kode).toMatch(polaKode)
  expect(new Set(codes).size).toBe(200)
})

test('the way back to a report stands behind the hash, which no server is told', () => {
  const kunci = { nomor: 'ADU-2026-00042', kode: 'ABCDEFGHJKLM' }
  const address = tautanTiket(kunci)
  expect(new URL(address, 'https://portal.example').search).toBe('')
  expect(kunciDari(new URL(address, 'https://portal.example').hash)).toEqual(kunci)
  for (const other of ['', '#bagian', '#ADU-2026-00042', '#.', '#x.y'])
    expect(kunciDari(other)).toBeUndefined()
})
