import { expect, test } from 'vitest'
import { berlakuText } from './use-izin-saya.ts'

test('how long a permit holds is said once, and a state that ends it comes first', () => {
  expect(berlakuText('valid', '2027-05-05')).toBe('Berlaku sampai 5 Mei 2027')
  expect(berlakuText('expired', '2025-05-05')).toBe('Kedaluwarsa, berlaku sampai 5 Mei 2025')
})
