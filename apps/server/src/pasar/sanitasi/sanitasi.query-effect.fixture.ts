import { randomUUID } from 'node:crypto'
import type { SignedInClient, TestApp } from '#testing/app.ts'
import type { QueryEffectTable } from '#testing/query-effect.ts'
import { dinilai, sanitasiCallsOf, sopOf } from './sanitasi.fixture.ts'

export async function sanitasiQueryEffects(
  server: TestApp,
  by: SignedInClient,
  [satu, dua]: readonly [number, number],
): Promise<QueryEffectTable> {
  const calls = sanitasiCallsOf(by)
  const [air, limbah] = [await sopOf(server, 10), await sopOf(server, 20)]
  const a = await calls.added(satu, dinilai(air, 'ya'), { tanggal: '2026-01-05' })
  const b = await calls.added(dua, dinilai(limbah, 'ya'), { tanggal: '2026-02-05' })
  const hapus = await calls.added(satu, dinilai(air, 'tidak'), { tanggal: '2026-03-05' })
  return {
    'GET /api/pasar-pangan/sanitasi': {
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
        aspek_kode: [10, 20],
      },
    },
    'GET /api/pasar-pangan/sanitasi/detail': { by, names: { kode_group: [a.kode_group, b.kode_group] } },
    'DELETE /api/pasar-pangan/sanitasi/delete': {
      by,
      names: {
        kode_group: { values: [randomUUID(), hapus.kode_group], codes: ['TIDAK_DITEMUKAN', undefined] },
      },
    },
  }
}
