import type { SignedInClient } from '#testing/app.ts'
import type { QueryEffectTable } from '#testing/query-effect.ts'
import { ujiLabCalls } from './uji-lab.fixture.ts'

export async function ujiLabQueryEffects(pusat: SignedInClient): Promise<QueryEffectTable> {
  const calls = ujiLabCalls(pusat)
  const satu = await calls.added({ kota_id: 3273, lokasi_sampel: 'Saksi satu', tanggal: '2026-01-05' })
  const dua = await calls.added({
    kota_id: 3578,
    lokasi_sampel: 'Saksi dua',
    jenis_uji_lab_id: 5,
    tanggal: '2025-01-05',
    multiple_parameter: [{ parameter: 'Formalin', hasil_uji: 'negatif' }],
  })
  const dihapus = await calls.added({ kota_id: 3273 })
  return {
    'GET /api/okkp/uji_lab': {
      by: pusat,
      names: {
        page: { values: [1, 2], query: { limit: '1' } },
        limit: [1, 2],
        search: ['Saksi satu', 'Saksi dua'],
        provinsi_id: [32, 35],
        kota_id: [3273, 3578],
        start_date: [undefined, '2025-06-01'],
        end_date: [undefined, '2025-06-01'],
        jenis_uji_lab_id: [satu.jenis_uji_lab_id, dua.jenis_uji_lab_id],
      },
    },
    'GET /api/okkp/uji_lab/detail': { by: pusat, names: { uji_lab_id: [satu.id, dua.id] } },
    'DELETE /api/okkp/uji_lab/delete': {
      by: pusat,
      names: { uji_lab_id: { values: [2_000_000_000, dihapus.id], codes: ['TIDAK_DITEMUKAN', undefined] } },
    },
  }
}
