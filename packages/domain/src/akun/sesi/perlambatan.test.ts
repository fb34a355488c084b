import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerDelay, forgetAfterSeconds, ownerIsTold, type TryKind, waitSeconds } from './perlambatan.ts'

describe('perlambatan', () => {
  it('membiarkan beberapa salah ketik', () => {
    expect([1, 3, 5].map((tries) => waitSeconds('pasangan', tries))).toEqual([0, 0, 0])
    expect(waitSeconds('pasangan', 6)).toBeGreaterThan(0)
  })

  it('menunggu sejak salah keenam dari satu akun, sejak ke-31 dari satu alamat', () => {
    expect([5, 6, 7].map((tries) => waitSeconds('pasangan', tries))).toEqual([0, 2, 4])
    expect([30, 31, 32].map((tries) => waitSeconds('alamat', tries))).toEqual([0, 2, 4])
  })

  it('sampai tepat seperempat jam', () => {
    expect([14, 15, 16].map((tries) => waitSeconds('pasangan', tries))).toEqual([512, 900, 900])
    expect([39, 40].map((tries) => waitSeconds('alamat', tries))).toEqual([512, 900])
  })

  it('menghitung kode autentikator lebih lama daripada tunggu terpanjangnya', () => {
    expect([5, 6].map((tries) => waitSeconds('kode', tries))).toEqual([0, 2])
    expect(forgetAfterSeconds('kode')).toBeGreaterThan(waitSeconds('kode', 10_000))
  })

  it('tidak pernah menolak karena akunnya saja', () => {
    expect(waitSeconds('akun', 10_000)).toBe(0)
  })

  it('mengabari pemilik pada kode salah kelima, lalu setiap lima puluh', () => {
    const told = Array.from({ length: 120 }, (_, number) => number + 1).filter(ownerIsTold)
    expect(told).toEqual([5, 50, 100])
  })

  it('bertambah, tetapi tidak pernah lebih dari seperempat jam', () => {
    fc.assert(
      fc.property(fc.constantFrom<TryKind[]>('pasangan', 'alamat', 'kode'), fc.nat(10_000), (kind, tries) => {
        const wait = waitSeconds(kind, tries)
        expect(wait).toBeLessThanOrEqual(waitSeconds(kind, tries + 1))
        expect(wait).toBeLessThanOrEqual(900)
      }),
    )
  })

  it('menahan jawaban untuk akun yang diserang paling lama tiga detik', () => {
    fc.assert(fc.property(fc.nat(), (tries) => answerDelay(tries) <= 3000))
    expect(answerDelay(3)).toBe(0)
  })
})
