import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, defuseFormula } from './csv.ts'

test('a line quotes what needs it', () => {
  expect(csvLine(['a', 'b,c', 'd"e', null, 3, true, 'x\ny'])).toBe('a,"b,c","d""e",,3,true,"x\ny"\r\n')
})

test('no text begins as a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', 'a', ' ') }), (text) => {
      expect(defuseFormula(text)).not.toMatch(/^[=+\-@\t\r]/)
      expect(defuseFormula(text).endsWith(text)).toBe(true)
    }),
  )
})
