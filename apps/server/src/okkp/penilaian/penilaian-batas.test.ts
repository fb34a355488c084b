import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp({
  RATE_LIMIT_PER_MINUTE: '600',
  HELP_CHAT_NUMBER: '6281200000000',
  CONTACT_EMAIL: 'layanan@example.go.id',
  CONTACT_PHONE: '(021) 1234567',
  CONTACT_ADDRESS: 'Jalan Contoh 1, Jakarta',
  CONTACT_HOURS: 'Senin–Jumat 08.00–16.00 WIB',
})

test('one address sends ten a minute', async () => {
  const send = () =>
    server.get().app.inject({ method: 'POST', url: '/api/okkp/ratings/add', payload: { ratings: 1 } })
  const codes = []
  for (let n = 0; n < 11; n++) codes.push((await send()).json().code)
  expect(codes).toEqual([...Array(10).fill(undefined), 'TERLALU_SERING'])
})

test('the chat number and the contacts are those that are set', async () => {
  const answer = await server.get().app.inject({ url: '/api/okkp/bantuan' })
  expect(answer.json().data).toEqual({
    nomor_chat: '6281200000000',
    kontak: {
      surel: 'layanan@example.go.id',
      telepon: '(021) 1234567',
      alamat: 'Jalan Contoh 1, Jakarta',
      jam: 'Senin–Jumat 08.00–16.00 WIB',
    },
  })
})
