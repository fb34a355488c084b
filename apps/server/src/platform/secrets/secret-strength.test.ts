import { expect, it } from 'vitest'
import { looksRandom } from './secret-strength.ts'

it.each([
  ['base64', 'w0GJq5T9mXv1yHk8Zr3LcB7nQeU2sPfA6dKiVgOj4xWbYtRzMhNlSuEpIoCaFD+/'],
  ['base64url, 24 bytes', 'nU7-KqRw_3xTzB0vLmP5cJgYhD8sWaEf'],
  ['hex, 32 bytes', '9f3c1e07b85ad2604e7fb19c83d5a06f2b4ec7d810935af6e2187bc45d09f3a1'],
  ['hex, 16 bytes', '7d3fa90c51e86b24f09ab7d21c4e835f'],
])('what a generator gave is taken: %s', (_name, secret) => {
  expect(looksRandom(secret)).toBe(true)
})

it.each([
  ['one key', 'a'.repeat(64)],
  ['a few keys', 'a1b2'.repeat(12)],
  ['a piece again and again', 'k7Qz-9xWv3Lp'.repeat(4)],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['backwards', '9876543210zyxwvutsrqponmlkjihgfedcba'],
  ['rows of keys', 'qwertyuiopasdfghjklzxcvbnm1234567890'],
  ['words', 'correct horse battery staple portal'],
  ['words with a year', 'Portal-Pangan-Segar-2026-Rahasia-Kuat'],
  ['loud words', 'MYSUPERSECRETSESSIONKEYFORPRODUCTION'],
])('what a person typed is not: %s', (_name, secret) => {
  expect(looksRandom(secret)).toBe(false)
})
