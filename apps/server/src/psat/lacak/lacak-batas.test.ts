import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp({ RATE_LIMIT_PER_MINUTE: '600' })

test('one address may try ten codes a minute', async () => {
  const payload = { nomor: 'SPPB-2026-00001', kode: 'ZZZZZZZZZZZZ' }
  const codes = []
  for (let n = 0; n <= 10; n++) {
    codes.push(
      (await server.get().app.inject({ method: 'POST', url: '/api/psat/lacak', payload })).statusCode,
    )
  }
  expect(codes).toEqual([...Array(10).fill(404), 429])
})
