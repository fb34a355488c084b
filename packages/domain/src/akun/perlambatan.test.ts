import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerDelay, waitSeconds } from './perlambatan.ts'

describe('perlambatan', () => {
  it('membiarkan beberapa salah ketik', () => {
    expect([1, 3, 5].map((tries) => waitSeconds('pasangan', tries))).toEqual([0, 0, 0])
    expect(waitSeconds('pasangan', 6)).toBeGreaterThan(0)
  })

  it('bertambah, tetapi tidak pernah lebih dari seperempat jam', () => {
    fc.assert(
      fc.property(fc.constantFrom('pasangan' as const, 'alamat' as const), fc.nat(10_000), (kind, tries) => {
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
