import type { SignedInClient } from '#testing/app.ts'
import type { QueryEffectTable } from '#testing/query-effect.ts'
import { idParameter, rapidCalls } from './rapid-test.fixture.ts'

export async function rapidTestQueryEffects(pusat: SignedInClient): Promise<QueryEffectTable> {
  const calls = await rapidCalls(pusat)
  const total = await idParameter(pusat, 'aflatoksin', 'Aflatoksin total')
  const satu = await calls.added({ kota_id: 3273, lembaga: 'Lembaga Saksi Satu' })
  const dua = await calls.added({
    jenis_rapid_test_id: 1,
    parameter_id: total,
    kota_id: 3578,
    lembaga: 'Lembaga Saksi Dua',
    tanggal: '2025-02-01',
  })
  const dihapus = await calls.added({ kota_id: 3273 })
  return {
    'GET /api/okkp/rapid_test': {
      by: pusat,
      names: {
        page: { values: [1, 2], query: { limit: '1' } },
        limit: [1, 2],
        search: ['Saksi Satu', 'Saksi Dua'],
        provinsi_id: [32, 35],
        kota_id: [3273, 3578],
        start_date: [undefined, '2026-01-01'],
        end_date: [undefined, '2025-12-31'],
        jenis_rapid_test_id: [1, 5],
      },
    },
    'GET /api/okkp/rapid_test/detail': { by: pusat, names: { rapid_test_id: [satu.id, dua.id] } },
    'DELETE /api/okkp/rapid_test/delete': {
      by: pusat,
      names: {
        rapid_test_id: { values: [2_000_000_000, dihapus.id], codes: ['TIDAK_DITEMUKAN', undefined] },
      },
    },
  }
}
