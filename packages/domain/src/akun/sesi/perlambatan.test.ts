import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerDelay, forgetAfterSeconds, ownerIsTold, type TryKind, waitSeconds } from './perlambatan.ts'

describe('log-in delay', () => {
  it('allows some typing errors', () => {
    expect([1, 3, 5].map((tries) => waitSeconds('pasangan', tries))).toEqual([0, 0, 0])
    expect(waitSeconds('pasangan', 6)).toBeGreaterThan(0)
  })

  it('waits from the sixth error of one account, from the 31st of one address', () => {
    expect([5, 6, 7].map((tries) => waitSeconds('pasangan', tries))).toEqual([0, 2, 4])
    expect([30, 31, 32].map((tries) => waitSeconds('alamat', tries))).toEqual([0, 2, 4])
  })

  it('grows to exactly a quarter of an hour', () => {
    expect([14, 15, 16].map((tries) => waitSeconds('pasangan', tries))).toEqual([512, 900, 900])
    expect([39, 40].map((tries) => waitSeconds('alamat', tries))).toEqual([512, 900])
  })

  it('counts authenticator codes for longer than their longest wait', () => {
    expect([5, 6].map((tries) => waitSeconds('kode', tries))).toEqual([0, 2])
    expect(forgetAfterSeconds('kode')).toBeGreaterThan(waitSeconds('kode', 10_000))
  })

  it('never refuses because of the account alone', () => {
    expect(waitSeconds('akun', 10_000)).toBe(0)
  })

  it('tells the owner at the fifth wrong code, then at every fiftieth', () => {
    const told = Array.from({ length: 120 }, (_, number) => number + 1).filter(ownerIsTold)
    expect(told).toEqual([5, 50, 100])
  })

  it('grows, but never above a quarter of an hour', () => {
    fc.assert(
      fc.property(fc.constantFrom<TryKind[]>('pasangan', 'alamat', 'kode'), fc.nat(10_000), (kind, tries) => {
        const wait = waitSeconds(kind, tries)
        expect(wait).toBeLessThanOrEqual(waitSeconds(kind, tries + 1))
        expect(wait).toBeLessThanOrEqual(900)
      }),
    )
  })

  it('delays answers for an attacked account by at most three seconds', () => {
    fc.assert(fc.property(fc.nat(), (tries) => answerDelay(tries) <= 3000))
    expect(answerDelay(3)).toBe(0)
  })
})
