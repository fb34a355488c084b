import { expect, test } from 'vitest'
import { chatAddress } from '#okkp/bantuan/chat-address.ts'

test('the message travels whole, whatever it holds', () => {
  const address = chatAddress('6281200000000', ' Izin & "edar"?\nTerima kasih #1 ')
  const url = new URL(address)
  expect(url.origin + url.pathname).toBe('https://wa.me/6281200000000')
  expect(url.searchParams.get('text')).toBe('Izin & "edar"?\nTerima kasih #1')
})

test('without a message the chat simply opens', () => {
  expect(chatAddress('6281200000000', '  ')).toBe('https://wa.me/6281200000000')
})
