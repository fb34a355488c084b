import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordFault, shortestPassword } from './sandi.ts'

describe('password', () => {
  it.each([
    ['pendek', 'paling sedikit 12 karakter'],
    ['Katasandi-123', 'mudah ditebak'],
    ['aaaaaaaaaaaaaa', 'terlalu seragam'],
    ['x'.repeat(129), 'paling banyak 128'],
  ])('refuses %s', (password, message) => {
    expect(passwordFault(password)).toContain(message)
  })

  it('refuses a password that contains the username in any spelling', () => {
    expect(passwordFault('Budi-Santoso sawah', 'budi.santoso')).toContain('nama pengguna')
  })

  it('accepts exactly 12 and exactly 128 characters, no fewer and no more', () => {
    const sentence = 'sawah hijau di kaki gunung '.repeat(5)
    for (const [length, words] of [
      [11, 'paling sedikit'],
      [12, undefined],
      [128, undefined],
      [129, 'paling banyak'],
    ] as const) {
      const fault = passwordFault(sentence.slice(0, length))
      expect([length, fault?.slice(11, 11 + (words?.length ?? 0))]).toEqual([length, words])
    }
  })

  it('requires at least five different letters or digits', () => {
    expect(passwordFault('abcd-abcd-abcd')).toContain('terlalu seragam')
    expect(passwordFault('abcde-abcd-abc')).toBeUndefined()
  })

  it('ignores a username too short to matter', () => {
    expect(passwordFault('sawah budi di gunung', 'budi')).toContain('nama pengguna')
    expect(passwordFault('sawah ani di gunung', 'ani')).toBeUndefined()
  })

  it('accepts a long sentence without digits or signs', () => {
    expect(passwordFault('sawah hijau di kaki gunung', 'budi')).toBeUndefined()
  })

  it('never accepts a password that is too short', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: shortestPassword - 1 }), fc.string(), (password, username) => {
        expect(passwordFault(password, username)).toBeDefined()
      }),
    )
  })
})
