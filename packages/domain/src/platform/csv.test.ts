import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText, defuseFormula } from './csv.ts'

test('a line quotes what needs it', () => {
  const line = ['a', 'b,c', 'd"e', null, 3, true, 'x\ny']
  expect(csvText([line, ['é']])).toBe('\uFEFFa,"b,c","d""e",,3,true,"x\ny"\r\né\r\n')
})

test('no text begins as a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', 'a', ' ') }), (text) => {
      expect(defuseFormula(text)).not.toMatch(/^[=+\-@\t\r]/)
      expect(defuseFormula(text).endsWith(text)).toBe(true)
    }),
  )
})
