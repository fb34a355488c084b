import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  ['03:59', 'Selamat malam'],
  ['04:00', 'Selamat pagi'],
  ['10:59', 'Selamat pagi'],
  ['11:00', 'Selamat siang'],
  ['15:00', 'Selamat sore'],
  ['18:00', 'Selamat malam'],
  ['00:00', 'Selamat malam'],
])('%s in Jakarta: %s', (time, greeting) => {
  expect(greetingAt(new Date(`2026-11-15T${time}:00+07:00`))).toBe(greeting)
})
