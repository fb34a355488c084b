import { beforeAll, describe, expect, test } from 'vitest'
import { type DaftarStatus, type KeadaanIzin, packKeadaan } from './daftar-status.ts'
import { alamatContoh, isiContoh, kiniContoh, newKunci } from './kode-mandiri.fixture.ts'
import { type IsiKode, writeKodeMandiri } from './kode-mandiri.ts'
import type { KeadaanKunci } from './kunci.ts'
import { checkKode, judge, umurDaftarDetik } from './putusan.ts'

const hour = 3600
const isi: IsiKode = { ...isiContoh, indeks: 1 }
const daftarOf = (keadaan: KeadaanIzin, dibuat = kiniContoh - hour): DaftarStatus => ({
  dibuat,
  ...packKeadaan(['berlaku', keadaan]),
})

describe('a genuine code', () => {
  const secondsAt = (text: string) => Date.parse(text) / 1000

  test.each([
    ['berlaku', 'sah'],
    ['dibekukan', 'dibekukan'],
    ['dicabut', 'dicabut'],
    ['digantikan', 'digantikan'],
    ['tidak_tercatat', 'tidak_tercatat'],
  ] as const)('%s in the list is %s', (keadaan, putusan) => {
    expect(judge(isi, daftarOf(keadaan), kiniContoh)).toBe(putusan)
  })

  test('is valid from its first to its last day in Jakarta', () => {
    const at = (text: string) => judge(isi, daftarOf('berlaku', secondsAt(text) - 60), secondsAt(text))
    expect(at('2026-11-11T23:59:59+07:00')).toBe('belum_berlaku')
    expect(at('2026-11-12T00:00:00+07:00')).toBe('sah')
    expect(at('2031-11-12T23:59:59+07:00')).toBe('sah')
    expect(at('2031-11-13T00:00:00+07:00')).toBe('kedaluwarsa')
    expect(judge({ ...isi, akhir: null }, daftarOf('berlaku', 4e9), 4e9)).toBe('sah')
  })

  test('is never valid by an old list, without a list, or beyond the list', () => {
    const edge = kiniContoh - umurDaftarDetik
    expect(judge(isi, daftarOf('berlaku', edge), kiniContoh)).toBe('sah')
    expect(judge(isi, daftarOf('berlaku', edge - 1), kiniContoh)).toBe('daftar_lama')
    expect(judge(isi, undefined, kiniContoh)).toBe('tanpa_daftar')
    expect(judge({ ...isi, indeks: 2 }, daftarOf('berlaku'), kiniContoh)).toBe('di_luar_daftar')
  })

  test('a sanction in an old list still counts', () => {
    expect(judge(isi, daftarOf('dicabut', kiniContoh - 9 * umurDaftarDetik), kiniContoh)).toBe('dicabut')
  })

  test('a clock before the list is reported, and does not revive an expired permit', () => {
    expect(judge(isi, daftarOf('berlaku', kiniContoh + 200), kiniContoh)).toBe('sah')
    expect(judge(isi, daftarOf('berlaku', kiniContoh + hour), kiniContoh)).toBe('jam_salah')
    expect(judge(isi, daftarOf('berlaku', secondsAt('2032-01-01T00:00:00Z')), kiniContoh)).toBe('kedaluwarsa')
  })
})

describe('the origin of a code', () => {
  let key: Awaited<ReturnType<typeof newKunci>>
  let kode: string
  beforeAll(async () => {
    key = await newKunci()
    kode = (await writeKodeMandiri(alamatContoh, isi, key)) ?? ''
  })
  const check = (text: string, keadaan: KeadaanKunci = 'aktif') =>
    checkKode(text, [{ ...key.kunci, keadaan }], daftarOf('berlaku'), kiniContoh)

  test('an active and a retired key prove it, a leaked key does not', async () => {
    expect(await check(kode)).toEqual({ putusan: 'sah', isi })
    expect(await check(kode.toLowerCase())).toEqual({ putusan: 'sah', isi })
    expect(await check(kode, 'pensiun')).toEqual({ putusan: 'sah', isi })
    expect(await check(kode, 'bocor')).toEqual({ putusan: 'kunci_dicabut' })
  })

  test('an unknown key, another text and no text are named', async () => {
    const foreign = await newKunci()
    expect(await check((await writeKodeMandiri(alamatContoh, isi, foreign)) ?? '')).toEqual({
      putusan: 'kunci_asing',
    })
    const forged = { kid: key.kid, sign: foreign.sign }
    expect(await check((await writeKodeMandiri(alamatContoh, isi, forged)) ?? '')).toEqual({
      putusan: 'diubah',
    })
    expect(await check('HALO')).toEqual({ putusan: 'bukan_kode' })
    expect(await check('')).toEqual({ putusan: 'bukan_kode' })
  })
})
