import { expect, test } from 'vitest'
import { surel, surelTambahan, telepon } from './kontak.ts'
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
