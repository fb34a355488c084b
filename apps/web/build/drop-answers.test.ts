import { expect, test } from 'vitest'
import { dropAnswers } from './drop-answers.ts'

const squeezed = (code: string) => code.replace(/\s+/g, '')

test('of a call stays what a browser sends', () => {
  const code = `defineContract({
    method: 'GET', summary: \`Daftar \${noun}\`, path, query: z.object({ summary: text }),
    response: listAnswer(row), accepted
  })`
  expect(squeezed(dropAnswers(code))).toBe(
    "defineContract({method:'GET',path,query:z.object({summary:text}),})",
  )
})

test('of a kind of record, what its rows hold goes too', () => {
  expect(squeezed(dropAnswers('recordWrites({ path, row: komoditas, form })'))).toBe(
    'recordWrites({path,form})',
  )
  expect(dropAnswers('columns({ row, detail })')).toBe('columns({ row, detail })')
})

test('names for the documentation go, also those given inside a function', () => {
  expect(
    squeezed(dropAnswers('nameSchemas({ impor })\nfunction f() { nameSchemas({ row }); return row }')),
  ).toBe('functionf(){returnrow}')
})

test('what a file works out may be left out where nobody asks for it; plain values and functions stay as they are', () => {
  expect(dropAnswers('export const baris = z.object({})')).toBe(
    'export const baris = /*#__PURE__*/ (() => (z.object({})))()',
  )
  for (const plain of [
    "const path = '/api'",
    'const f = () => g()',
    'function f() { const a = g() }',
    'const { a } = g()',
  ]) {
    expect(dropAnswers(plain)).toBe(plain)
  }
})
