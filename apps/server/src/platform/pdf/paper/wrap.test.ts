import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printable, wrap } from './wrap.ts'

const latin = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x250
const length = (text: string) => text.length

describe('printable text', () => {
  it.each([
    [
      'accented letters are composed',
      'Cafe\u0301 Nam\u0303',
      'Café Nam̃'.normalize('NFC').replace('\u0303', ''),
    ],
    ['an emoji becomes one sign', 'Segar 🍎!', 'Segar ?!'],
    ['joiners and direction marks disappear', 'a\u200db\u202ec\ufe0f', 'abc'],
    ['control characters disappear, a tab becomes a space', 'a\u0000b\tc', 'ab c'],
    ['line breaks stay', 'a\r\nb\u2028c', 'a\nb\nc'],
    ['a lone surrogate breaks nothing', 'a\ud83db', 'a?b'],
  ])('%s', (_, text, shown) => {
    expect(printable(text, latin)).toBe(shown)
  })
})

describe('line wrapping', () => {
  it('lines break at spaces, then at hyphens, then anywhere', () => {
    expect(wrap('satu dua tiga', 8, length)).toEqual(['satu dua ', 'tiga'])
    expect(wrap('118/SPPB/PSAT/II/2025', 10, length)).toEqual(['118/SPPB/', 'PSAT/II/', '2025'])
    expect(wrap('abcdefghij', 4, length)).toEqual(['abcd', 'efgh', 'ij'])
    expect(wrap('satu\n\ndua', 8, length)).toEqual(['satu ', '', 'dua'])
  })

  it('spaces between words are kept, and none are added inside a word', () => {
    const texts = fc.array(fc.stringMatching(/^[a-z/-]{1,12}$/), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 30 }), (words, width) => {
        expect(wrap(words.join(' '), width, length).join('')).toBe(words.join(' '))
        expect(wrap(words.join('\n'), width, length).join('')).toBe(words.join(' '))
      }),
    )
  })

  it('no line is wider than its column, and no letter is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii', maxLength: 200 }),
        fc.integer({ min: 1, max: 30 }),
        (text, width) => {
          const lines = wrap(text, width, length)
          for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(width)
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        },
      ),
    )
  })

  it('a very long word is measured in pieces, not repeatedly as a whole', () => {
    let measured = 0
    const lines = wrap('x'.repeat(20_000), 70, (text) => {
      measured += text.length
      return text.length
    })
    expect(lines.join('')).toHaveLength(20_000)
    expect(Math.max(...lines.map(length))).toBe(70)
    expect(measured).toBeLessThan(20_000 * 50)
  })
})
