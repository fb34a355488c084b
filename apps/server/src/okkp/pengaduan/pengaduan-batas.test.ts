import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { base, laporan } from './pengaduan.fixture.ts'

const server = useTestApp({ RATE_LIMIT_PER_MINUTE: '600' })
const post = (path: string, payload: object) =>
  server.get().app.inject({ method: 'POST', url: `${base}/${path}`, payload })

test('ten reports a minute from one address: half of them are told to wait', async () => {
  const codes = []
  let last = ''
  for (let n = 0; n < 10; n++) {
    const { code, message } = (await post('kirim', laporan())).json()
    codes.push(code)
    last = message
  }
  expect(codes).toEqual([...Array(5).fill(undefined), ...Array(5).fill('TERLALU_SERING')])
  expect(last).toBe('Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.')
})

test('codes are not tried out by the hundred', async () => {
  const codes = []
  for (let n = 0; n < 21; n++)
    codes.push((await post('tiket', { nomor: 'ADU-2026-00001', kode: 'ZZZZZZZZZZZZ' })).json().code)
  expect(codes).toEqual([...Array(20).fill('TIDAK_DITEMUKAN'), 'TERLALU_SERING'])
})
