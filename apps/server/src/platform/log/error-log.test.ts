import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()

async function rows(jalur: string) {
  const { db } = server.get().platform
  const all = await db
    .selectFrom('platform.log_galat')
    .select(['jalur', 'status', 'pesan'])
    .orderBy('id')
    .execute()
  return all.filter((row) => row.jalur.startsWith(jalur))
}

test('a flood of strangers leaves a few rows and a number', async () => {
  const { app, platform, as } = server.get()
  for (let time = 0; time < 120; time++) await app.inject(`/api/karangan/${time}`)
  const own = await as('OKKP_ADMIN_PUSAT')
  for (let time = 0; time < 30; time++) await own.inject({ url: `/api/milik-sendiri/${time}` })
  await platform.errorLog.close()
  expect(await rows('/api/milik-sendiri/')).toHaveLength(30)
  const strangers = await rows('/api/karangan/')
  expect(strangers).toHaveLength(21)
  expect(strangers.at(-1)?.pesan).toContain('dan 100 permintaan serupa tanpa sesi')
})

/** A failed request of a visitor. */
const failed = (status: number, kode: string, jalur: string, time: number) => ({
  waktu: new Date(),
  metode: 'GET',
  jalur,
  status,
  kode,
  pesan: 'Permintaan gagal',
  pengguna_id: null,
  pengguna: null,
  peran: null,
  request_id: `uji-${time}`,
  rincian: null,
})

test('server faults are kept one by one, whoever met them', async () => {
  const { errorLog } = server.get().platform
  for (let time = 0; time < 40; time++)
    errorLog.add(failed(500, 'GALAT_SERVER', '/api/rusak', time), '/api/rusak')
  await errorLog.close()
  expect(await rows('/api/rusak')).toHaveLength(40)
})

test('a crowd that a busy server sends away leaves a few rows and a number', async () => {
  const { errorLog } = server.get().platform
  for (let time = 0; time < 40; time++)
    errorLog.add(failed(503, 'LAYANAN_SIBUK', '/api/ramai', time), '/api/ramai')
  await errorLog.close()
  const kept = await rows('/api/ramai')
  expect(kept).toHaveLength(21)
  expect(kept.at(-1)?.pesan).toContain('dan 20 permintaan serupa tanpa sesi')
})
