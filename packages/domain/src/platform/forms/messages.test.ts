import { expect, it } from 'vitest'
import { z } from 'zod'
import { installMessages } from './messages.ts'

installMessages()

it.each([
  ['pola', z.string().regex(/^\d{1,2}$/), 'x', 'Bentuk isian ini belum benar.'],
  ['pilihan bentuk', z.union([z.boolean(), z.stringbool()]), 'x', 'Isian ini belum benar.'],
  ['kosong', z.string(), undefined, 'Wajib diisi.'],
  ['nama kosong', z.string().trim().min(3), ' ', 'Wajib diisi.'],
  ['nama pendek', z.string().trim().min(3), 'ab', 'Minimal 3 karakter.'],
  ['surel kosong', z.email(), '', 'Wajib diisi.'],
  ['bukan angka', z.number(), 'x', 'Isi dengan angka.'],
])('the error %s has no jargon', (_name, schema, input, message) => {
  expect(schema.safeParse(input).error?.issues[0]?.message).toBe(message)
})
