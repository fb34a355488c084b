import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText, defuseFormula } from './csv.ts'

test('a line quotes what needs it', () => {
  const line = ['a', 'b,c', 'd"e', null, 3, true, 'x\ny']
  expect(csvText([line, ['é']])).toBe('\uFEFFa,"b,c","d""e",,3,true,"x\ny"\r\né\r\n')
})

const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

test('no text begins as a formula, in full-width signs neither', () => {
  const text = fc.string({ unit: fc.constantFrom(...signs, 'a', ' ') })
  fc.assert(
    fc.property(text, (given) => {
      expect(signs).not.toContain(defuseFormula(given).slice(0, 1))
      expect(defuseFormula(given).endsWith(given)).toBe(true)
    }),
  )
})

test.each(signs)('a cell led by %j is led by an apostrophe in the file', (sign) => {
  expect(csvText([[`${sign}1`]])).toContain(`'${sign}1`)
  expect(csvText([[`a${sign}1`]])).not.toContain("'")
})
