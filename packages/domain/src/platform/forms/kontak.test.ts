import { expect, test } from 'vitest'
import { bareTelepon, shownTelepon, surel, surelTambahan, telepon } from './kontak.ts'
import { installMessages } from './messages.ts'

installMessages()

const said = (schema: ReturnType<typeof telepon>, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message

test('a telephone number is digits, from eight to twenty of them', () => {
  expect(said(telepon(), '1234567')).toBe('Minimal jumlah karakter No. telepon adalah 8')
  expect(said(telepon('No. HP'), '1')).toBe('Minimal jumlah karakter No. HP adalah 8')
  expect(telepon().parse('12345678')).toBe('12345678')
  expect(telepon().parse('1'.repeat(20))).toHaveLength(20)
  expect(said(telepon(), '1'.repeat(21))).toBe('Maksimal 20 karakter.')
  for (const wrong of ['0812-345-678', '+62812345678', '0812 345 678', 'telepon kantor']) {
    expect(said(telepon(), wrong)).toBe('Isi dengan angka saja.')
  }
  expect([telepon().parse(''), telepon().parse(null)]).toEqual([null, null])
})

test('a mail address is a real one; where it is optional, empty is none', () => {
  for (const wrong of ['x', 'a@b', '@contoh.id', 'a b@contoh.id', `a@${'b'.repeat(200)}.id`]) {
    expect([surel.safeParse(wrong).success, surelTambahan.safeParse(wrong).success]).toEqual([false, false])
  }
  expect(surelTambahan.parse('kantor@contoh.id')).toBe('kantor@contoh.id')
  expect(surelTambahan.parse('')).toBeNull()
})

test('a phone number from another file loses its separators and its country code', () => {
  expect(['0812-0000 (12)34', '+62 812.0000.1234', '62812', 'kantor'].map(bareTelepon)).toEqual([
    '081200001234',
    '081200001234',
    '62812',
    'kantor',
  ])
})

test('a mobile number is shown in groups, any other number as it is', () => {
  expect(['081200001234', '08120000123', '0221234567'].map(shownTelepon)).toEqual([
    '0812-0000-1234',
    '0812-0000-123',
    '0221234567',
  ])
})
