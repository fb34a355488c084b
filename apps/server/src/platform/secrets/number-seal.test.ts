import { describe, expect, it } from 'vitest'
import { createNumberSeal, isSealed, mapNumbers } from './number-seal.ts'

const seal = createNumberSeal('satu rahasia yang cukup panjang untuk diuji')
const other = createNumberSeal('rahasia lain yang cukup panjang untuk diuji')
const nik = '3273010101800001'

describe('a sealed number', () => {
  it('opens with its key and with no other', () => {
    const stored = seal.seal(nik)
    expect(isSealed(stored)).toBe(true)
    expect(stored).not.toContain(nik)
    expect(seal.open(stored)).toBe(nik)
    expect(other.open(stored)).toBeNull()
  })

  it('is the same for the same number and key alone', () => {
    expect(seal.seal(nik)).toBe(seal.seal(nik))
    expect(seal.seal(nik)).not.toBe(seal.seal('3273010101800002'))
    expect(seal.seal(nik)).not.toBe(other.seal(nik))
  })

  it('does not open when it was changed, cut or made up', () => {
    const stored = seal.seal(nik)
    const at = stored.length - 4
    const changed = `${stored.slice(0, at)}${stored[at] === 'A' ? 'B' : 'A'}${stored.slice(at + 1)}`
    for (const wrong of [changed, stored.slice(0, 20), 'segel1.', 'segel1.karangan']) {
      expect(seal.open(wrong)).toBeNull()
    }
  })

  it('left open by an earlier release is read as it is', () => {
    expect(seal.open(nik)).toBe(nik)
  })
})

it('numbers in JSON are found at any depth by their names; nothing else is touched', () => {
  const day = new Date(0)
  const value = {
    nib: '1',
    isi: [{ npwp_perseroan: '2', npwp: null, dalam: { nik: '3' } }],
    day,
    bytes: Buffer.of(1),
  }
  expect(mapNumbers(value, (number) => `<${number}>`)).toEqual({
    nib: '1',
    isi: [{ npwp_perseroan: '<2>', npwp: null, dalam: { nik: '<3>' } }],
    day,
    bytes: Buffer.of(1),
  })
})
