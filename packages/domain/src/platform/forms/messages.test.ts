import { expect, it } from 'vitest'
import { z } from 'zod'
import { installMessages } from './messages.ts'

installMessages()

it.each([
  ['pattern', z.string().regex(/^\d{1,2}$/), 'x', 'Bentuk isian ini belum benar.'],
  ['union', z.union([z.boolean(), z.stringbool()]), 'x', 'Isian ini belum benar.'],
  ['missing', z.string(), undefined, 'Wajib diisi.'],
  ['empty name', z.string().trim().min(3), ' ', 'Wajib diisi.'],
  ['short name', z.string().trim().min(3), 'ab', 'Minimal 3 karakter.'],
  ['empty e-mail address', z.email(), '', 'Wajib diisi.'],
  ['not a number', z.number(), 'x', 'Isi dengan angka.'],
])('the error %s has no jargon', (_name, schema, input, message) => {
  expect(schema.safeParse(input).error?.issues[0]?.message).toBe(message)
})
