import type { SignedInClient } from '#testing/app.ts'
import type { QueryEffectTable } from '#testing/query-effect.ts'

const base = '/api/okkp/dashboard'
const tempat = { provinsi_id: [32, 35], kota_id: [3273, 3578] } as const
const hari = (from: string, to: string) =>
  ({ [from]: [undefined, '2026-01-01'], [to]: [undefined, '2025-12-31'] }) as const
const bulanan = {
  year: [2025, 2026],
  month: { values: [1, 2], query: { year: '2025' } },
  provinsi_id: [32, 35],
} as const

/** Statistics over the records of the other queryEffects: tests in Bandung and Surabaya in 2025 and 2026. */
export function dasborQueryEffects(by: SignedInClient): QueryEffectTable {
  const uji = { by, names: { ...hari('start_date', 'end_date'), ...tempat } }
  return {
    [`GET ${base}/statistik_registrasi/{year}`]: {
      by,
      path: `${base}/statistik_registrasi/2026`,
      names: { back_year: [1, 2] },
    },
    [`GET ${base}/statistik_registrasi`]: {
      by,
      names: {
        month_terbit: ['2025-01', '2025-02'],
        ...hari('start_terbit', 'end_terbit'),
        start: [undefined, '2199-01-01'],
        end: [undefined, '2000-01-01'],
        ...tempat,
      },
    },
    [`GET ${base}/statistik_uji_lab`]: uji,
    [`GET ${base}/statistik_rapid_test`]: uji,
    [`GET ${base}/statistik_uji_mutu`]: uji,
    [`GET ${base}/pengujian`]: {
      by,
      names: { ...hari('tanggal_start', 'tanggal_end'), ...tempat, is_group: ['true', 'false'] },
    },
    [`GET ${base}/komoditas`]: {
      by,
      names: {
        ...hari('tanggal_start', 'tanggal_end'),
        start_date: [undefined, '2199-01-01'],
        end_date: [undefined, '2000-01-01'],
        provinsi_id: [32, 11],
        kota_id: [3273, 1171],
      },
    },
    [`GET ${base}/statistik_uji_lab/by_provinsi`]: { by, names: bulanan },
    [`GET ${base}/statistik_rapid_test/by_provinsi`]: {
      by,
      names: { ...bulanan, is_pangan_segar: ['true', 'false'] },
    },
    [`GET ${base}/statistik_uji_mutu/by_provinsi`]: { by, names: bulanan },
    [`GET ${base}/statistik_sdm`]: {
      by,
      names: {
        start_date: [undefined, '2199-01-01'],
        end_date: [undefined, '2000-01-01'],
        ...tempat,
      },
    },
  }
}
