import type { SignedInClient } from '#testing/app.ts'
import type { QueryEffectTable } from '#testing/query-effect.ts'
import { surveiCallsOf } from './survei.fixture.ts'

const nothing = 2_000_000_000

export async function surveiQueryEffects(
  by: SignedInClient,
  [satu, dua]: readonly [number, number],
): Promise<QueryEffectTable> {
  const calls = surveiCallsOf(by)
  const a = await calls.opened(satu, { tanggal: '2026-01-05' })
  const b = await calls.opened(dua, { tanggal: '2026-02-05' })
  const hapus = await calls.opened(satu, { fase: 'post', sasaran: 'pedagang' })
  return {
    'GET /api/pasar-pangan/survey': {
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
    'GET /api/pasar-pangan/survey/detail': { by, names: { id: [a.id, b.id] } },
    'DELETE /api/pasar-pangan/survey/delete': {
      by,
      names: { id: { values: [nothing, hapus.id], codes: ['TIDAK_DITEMUKAN', undefined] } },
    },
  }
}
