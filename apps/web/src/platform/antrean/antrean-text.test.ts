import { expect, test } from 'vitest'
import { waktuText } from './antrean-text.ts'

const none = { mendesak: 0, lewat: 0, dekat: 0, pekan: 0, nanti: 0 }

test('the line under the title says what is late and what is near, and nothing of nought', () => {
  expect(waktuText({ ...none, lewat: 3, dekat: 1204 })).toEqual({
    lewat: '3 lewat tenggat',
    dekat: '1.204 jatuh tempo hari ini dan besok',
  })
  expect(waktuText({ ...none, pekan: 4, nanti: 9, mendesak: 1 })).toEqual({})
})
