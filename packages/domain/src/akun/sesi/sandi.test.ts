import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordFault, shortestPassword } from './sandi.ts'

describe('kata sandi', () => {
  it.each([
    ['pendek', 'paling sedikit 12 karakter'],
    ['Katasandi-123', 'mudah ditebak'],
    ['aaaaaaaaaaaaaa', 'terlalu seragam'],
    ['x'.repeat(129), 'paling banyak 128'],
  ])('menolak %s', (password, message) => {
    expect(passwordFault(password)).toContain(message)
  })

  it('menolak yang memuat nama pengguna, ditulis bagaimana pun', () => {
    expect(passwordFault('Budi-Santoso sawah', 'budi.santoso')).toContain('nama pengguna')
  })

  it('menerima tepat 12 dan tepat 128 karakter, tidak kurang dan tidak lebih', () => {
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

  it('meminta sedikitnya lima huruf atau angka yang berbeda', () => {
    expect(passwordFault('abcd-abcd-abcd')).toContain('terlalu seragam')
    expect(passwordFault('abcde-abcd-abc')).toBeUndefined()
  })

  it('tidak mencari nama pengguna yang terlalu pendek untuk berarti', () => {
    expect(passwordFault('sawah budi di gunung', 'budi')).toContain('nama pengguna')
    expect(passwordFault('sawah ani di gunung', 'ani')).toBeUndefined()
  })

  it('menerima kalimat panjang tanpa angka atau tanda', () => {
    expect(passwordFault('sawah hijau di kaki gunung', 'budi')).toBeUndefined()
  })

  it('tidak pernah menerima yang terlalu pendek', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: shortestPassword - 1 }), fc.string(), (password, username) => {
        expect(passwordFault(password, username)).toBeDefined()
      }),
    )
  })
})
