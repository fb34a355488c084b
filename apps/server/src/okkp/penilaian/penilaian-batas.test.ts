import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp({ RATE_LIMIT_PER_MINUTE: '600' })

test('one address sends ten a minute', async () => {
  const send = () =>
    server.get().app.inject({ method: 'POST', url: '/api/okkp/ratings/add', payload: { ratings: 1 } })
  const codes = []
  for (let n = 0; n < 11; n++) codes.push((await send()).json().code)
  expect(codes).toEqual([...Array(10).fill(undefined), 'TERLALU_SERING'])
})
