import { readTypedDay } from '@portal/domain/platform/calendar/tanggal-ketik'
import { expect, it } from 'vitest'
import { settleTyping, typingOver } from '#platform/forms/dates/typed-value.ts'

const read = (text: string) => readTypedDay(text, { today: '2026-11-15' })

it('takes what is understood and is done with typing', () => {
  expect(settleTyping({ text: '16 nov', over: '' }, read)).toEqual({ typing: undefined, value: '2026-11-16' })
  expect(settleTyping({ text: ' ', over: '16 November 2026' }, read)).toEqual({
    typing: undefined,
    value: null,
  })
})

it('leaves what it does not understand in the field, and keeps no older value', () => {
  const { typing, value } = settleTyping({ text: '31/02/2026', over: '16 November 2026' }, read)
  expect(value).toBeNull()
  expect(typing).toEqual({ text: '31/02/2026', over: '', fault: expect.stringContaining('tidak ada') })
  expect(typingOver(typing, '')?.text).toBe('31/02/2026')
})

it('gives way to a value that has come from elsewhere', () => {
  const typing = { text: '16/1', over: '16 November 2026' }
  expect(typingOver(typing, '16 November 2026')).toBe(typing)
  expect(typingOver(typing, '1 Mei 2026')).toBeUndefined()
  expect(typingOver(typing, '')).toBeUndefined()
  expect(typingOver(undefined, '')).toBeUndefined()
})
