import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DaftarStatus,
  isOlder,
  keadaanAt,
  keadaanIzin,
  openDaftarStatus,
  packKeadaan,
  writeDaftarStatus,
} from './daftar-status.ts'
import { kiniContoh, newKunci } from './kode-mandiri.fixture.ts'
import { kunciKode } from './kunci.schema.ts'
import { isKunciKode, keadaanKunci, mergeKunci } from './kunci.ts'

const list = (keadaan: Parameters<typeof packKeadaan>[0], dibuat = kiniContoh): DaftarStatus => ({
  dibuat,
  ...packKeadaan(keadaan),
})

test('each permit has its status, and none beyond the end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keadaanIzin), { maxLength: 99 }), (keadaan) => {
      const daftar = list(keadaan)
      expect(keadaan.map((_, index) => keadaanAt(daftar, index))).toEqual(keadaan)
      expect(keadaanAt(daftar, keadaan.length)).toBeUndefined()
    }),
  )
})

test('an unknown status is not in force', () => {
  expect(keadaanAt({ dibuat: 0, jumlah: 1, bits: Uint8Array.of(15) }, 0)).toBe('tidak_tercatat')
})

test('a signed list comes back; an altered one, one of a foreign key or of a leaked key does not', async () => {
  const key = await newKunci()
  const daftar = list(['berlaku', 'dicabut', 'digantikan'])
  const bytes = await writeDaftarStatus(daftar, key)
  expect(await openDaftarStatus(bytes, [key.kunci])).toEqual(daftar)
  expect(await openDaftarStatus(bytes, [{ ...key.kunci, keadaan: 'pensiun' }])).toEqual(daftar)
  expect(await openDaftarStatus(bytes, [{ ...key.kunci, keadaan: 'bocor' }])).toBeUndefined()
  expect(await openDaftarStatus(bytes, [(await newKunci()).kunci])).toBeUndefined()
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))
    expect([at, await openDaftarStatus(altered, [key.kunci])]).toEqual([at, undefined])
  }
})

test('a list older than the kept one is refused', () => {
  expect(isOlder(list([], 99), list([], 100))).toBe(true)
  expect(isOlder(list([], 100), list([], 100))).toBe(false)
  expect(isOlder(list([], 99), undefined)).toBe(false)
})

test('devices and the schema accept the same keys', async () => {
  const { kunci } = await newKunci()
  const keys = [
    ...keadaanKunci.map((keadaan) => ({ ...kunci, keadaan })),
    { ...kunci, keadaan: 'lain' },
    { ...kunci, kid: 'A'.repeat(16) },
    { ...kunci, x: `${kunci.x}A` },
    { ...kunci, y: 1 },
    {},
    null,
    'kunci',
  ]
  expect(keys.map(isKunciKode)).toEqual(keys.map((key) => kunciKode.safeParse(key).success))
  expect(keys.filter(isKunciKode)).toHaveLength(3)
})

test('a leak stays a leak on the device', async () => {
  const { kunci } = await newKunci()
  const other = (await newKunci()).kunci
  const leaked = { ...kunci, keadaan: 'bocor' } as const
  expect(mergeKunci([leaked], [kunci, other])).toEqual([other, leaked])
  expect(mergeKunci([kunci], [leaked])).toEqual([leaked])
})
