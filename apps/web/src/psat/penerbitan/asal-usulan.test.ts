import { expect, test } from 'vitest'
import { asalUsulan } from '#psat/penerbitan/asal-usulan.ts'

test('the field says where the proposed number comes from', () => {
  const words = asalUsulan({ terakhir: '0011/SPPB-PSAT/X/2026', nomor: '0012/SPPB-PSAT/XI/2026' })
  expect(words).toContain('Nomor tertinggi yang terbit atau dipesan: 0011/SPPB-PSAT/X/2026.')
  expect(words).toContain('urutan berikutnya')
})

test('where nothing is proposed it says what to write', () => {
  expect(asalUsulan({ terakhir: 'tanpa nomor', nomor: null })).toBe(
    'Nomor tertinggi yang terbit atau dipesan: tanpa nomor. Tulis nomor berikutnya.',
  )
  expect(asalUsulan({ terakhir: null, nomor: null })).toBe(
    'Belum ada nomor jenis ini. Tulis nomor pertamanya.',
  )
})
