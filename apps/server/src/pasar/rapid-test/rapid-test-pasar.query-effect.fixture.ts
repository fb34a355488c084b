import type { SignedInClient, TestApp } from '#testing/app.ts'
import type { QueryEffectTable } from '#testing/query-effect.ts'
import { rapidPasarCallsOf } from './rapid-test-pasar.fixture.ts'

export async function rapidTestPasarQueryEffects(
  server: TestApp,
  by: SignedInClient,
  [satu, dua]: readonly [number, number],
): Promise<QueryEffectTable> {
  const calls = await rapidPasarCallsOf(server, by)
  const a = await calls.added(satu, { tanggal: '2026-01-05' })
  const b = await calls.added(dua, { tanggal: '2026-02-05' })
  const hapus = await calls.added(satu, { tanggal: '2026-03-05' })
  return {
    'GET /api/pasar-pangan/rapid-test': {
      by,
      names: {
        page: { values: [1, 2], query: { limit: '1' } },
        limit: [1, 2],
        search: ['Saksi Satu', 'Saksi Dua'],
        provinsi_id: [32, 35],
        kota_id: [3273, 3578],
        pasar_id: [satu, dua],
        start_date: ['2026-01-01', '2026-02-01'],
        end_date: ['2026-01-31', '2026-02-28'],
      },
    },
    'GET /api/pasar-pangan/rapid-test/detail': { by, names: { id: [a.id, b.id] } },
    'DELETE /api/pasar-pangan/rapid-test/delete': {
      by,
      names: { id: { values: [2_000_000_000, hapus.id], codes: ['TIDAK_DITEMUKAN', undefined] } },
    },
  }
}
