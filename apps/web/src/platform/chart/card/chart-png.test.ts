import { expect, test } from 'vitest'
import { withTokens } from '#platform/chart/card/chart-png.ts'
import { fileNameOf } from '#platform/chart/card/file-name.ts'

test('colours stand in the picture as values; one that is not known is a fault, not black', () => {
  const tokens = new Map([
    ['--card', '#ffffff'],
    ['--viz-1', '#29633e'],
  ])
  expect(withTokens('<a fill="var(--viz-1)"/><b fill="var(--card)"/>', tokens)).toBe(
    '<a fill="#29633e"/><b fill="#ffffff"/>',
  )
  expect(() => withTokens('var(--viz-9)', tokens)).toThrow('--viz-9')
})

test('files are named after their charts', () => {
  expect(fileNameOf('Permohonan masuk tahun 2026', 'csv')).toBe('permohonan-masuk-tahun-2026.csv')
  expect(fileNameOf('  Café: 5%/tahun ', 'png')).toBe('cafe-5-tahun.png')
  expect(fileNameOf('?', 'png')).toBe('grafik.png')
})
