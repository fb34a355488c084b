import { allFileKinds } from '@portal/domain/platform/files/files.contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySign } from '#testing/signs.ts'
import { contentDisposition, safeFileName } from './file-name.ts'

test.each([
  ['laporan.pdf', 'laporan.pdf'],
  ['C:\\Users\\ani\\laporan.PDF', 'laporan.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['gambar.pdf.exe', 'gambar.pdf.exe.pdf'],
  ['fdp\u202Efdp.exe', 'fdp_fdp.exe.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['', 'berkas.pdf'],
  [undefined, 'berkas.pdf'],
])('%j is stored as %j', (given, name) => {
  expect(safeFileName(given, 'pdf')).toBe(name)
})

test('any name becomes a valid HTTP header with the true extension', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anySign, maxLength: 400 }),
      fc.constantFrom(...allFileKinds),
      (given, kind) => {
        const name = safeFileName(given, kind)
        expect(name).not.toMatch(/[/\\\p{Cc}]/u)
        expect([...name].length).toBeLessThan(160)
        expect(contentDisposition('inline', name)).toMatch(
          /^inline; filename="[\w .()-]+"; filename\*=UTF-8''[\w%.!~-]+$/,
        )
      },
    ),
  )
})
