import type { Fact } from '#platform/figures/fact.ts'

const closedOn = `(r.ditutup at time zone 'Asia/Jakarta')::date`

/**
 * Follow-ups by the province that acts. Open ones carry their deadline as a dimension, so no job has to mark them as
 * late.
 */
export const factTindakLanjut: Fact<'tempo' | 'ukuran'> = {
  name: 'okkp.fakta_tindak_lanjut',
  table: 'okkp.tindak_lanjut',
  day: 'r.tanggal',
  where: 'true',
  by: {
    tempo: ['date', 'case when r.ditutup is null then r.batas_waktu end'],
    ukuran: ['text', 'ukur.ukuran'],
  },
  join: `cross join lateral (values ('rantai', 1::bigint), ('ditutup', (r.ditutup is not null)::integer),
    ('tepat', coalesce(${closedOn} <= r.batas_waktu, false)::integer),
    ('hari', coalesce(${closedOn} - (r.dibuka at time zone 'Asia/Jakarta')::date, 0))) as ukur(ukuran, jumlah)`,
  adds: 'ukur.jumlah',
  regions: 'provinsi',
}
