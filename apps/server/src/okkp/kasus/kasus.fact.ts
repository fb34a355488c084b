import type { Fact } from '#platform/figures/fact.ts'

const closedOn = `(r.ditutup at time zone 'Asia/Jakarta')::date`

/**
 * Cases by the province that acts and by outcome. Open ones carry their due day as a dimension, so no job has to mark
 * them as late.
 */
export const factKasus: Fact<'tempo' | 'ukuran' | 'luaran'> = {
  name: 'okkp.fakta_kasus',
  table: 'okkp.kasus',
  day: 'r.tanggal',
  where: 'true',
  by: {
    tempo: ['date', 'case when r.ditutup is null then r.batas_waktu end'],
    ukuran: ['text', 'ukur.ukuran'],
    luaran: ['text', 'r.luaran'],
  },
  join: `cross join lateral (values ('kasus', 1::bigint), ('ditutup', (r.ditutup is not null)::integer),
    ('tepat', (r.ditutup is not null and not r.pernah_terlambat)::integer),
    ('hari', coalesce(${closedOn} - (r.dibuka at time zone 'Asia/Jakarta')::date, 0))) as ukur(ukuran, jumlah)`,
  adds: 'ukur.jumlah',
  regions: 'provinsi',
}
