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
