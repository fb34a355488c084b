import { expect, it } from 'vitest'
import { createWriteKeys } from '#platform/api/write-keys.ts'

function keys() {
  let count = 0
  return createWriteKeys(() => `k${++count}`)
}

it('a write sent again after a lost answer carries the same key', () => {
  const { keyOf } = keys()
  expect(keyOf('POST /a {"nama":"Padi"}')).toBe('k1')
  expect(keyOf('POST /a {"nama":"Padi"}')).toBe('k1')
})

it('an answered write is a new intent the next time', () => {
  const { keyOf, settle } = keys()
  settle(keyOf('POST /a'))
  expect(keyOf('POST /a')).toBe('k2')
})

it('changed values are a new intent, and so is the same write after another one', () => {
  const { keyOf } = keys()
  expect(keyOf('PUT /status {"aktif":false}')).toBe('k1')
  expect(keyOf('PUT /status {"aktif":true}')).toBe('k2')
  expect(keyOf('PUT /status {"aktif":false}')).toBe('k3')
})

it('the late answer of an earlier write leaves the open one alone', () => {
  const { keyOf, settle } = keys()
  const first = keyOf('POST /a')
  keyOf('POST /b')
  settle(first)
  expect(keyOf('POST /b')).toBe('k2')
})
