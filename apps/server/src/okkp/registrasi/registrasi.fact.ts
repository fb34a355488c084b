import type { Fact } from '#platform/figures/fact.ts'

/** A superseded or sanctioned entry is not valid on any day. */
const keadaan = `case when r.digantikan_oleh is not null then 'superseded' else coalesce(r.sanksi, 'bebas') end`

/** Month of expiry, written like 202611, for entries that never expire. */
export const tanpaAkhir = 999912

/**
 * Registrations by day of issue. `akhir` is the month in which an entry without sanction (`bebas`) expires. Entries of
 * earlier months have expired; readers check the rows of the current month.
 */
export const factRegistrasi: Fact<'jenis_registrasi_id' | 'pusat' | 'keadaan' | 'akhir'> = {
  name: 'okkp.fakta_registrasi',
  table: 'okkp.registrasi',
  day: 'r.terbit_sertifikat',
  where: 'r.dihapus is null',
  by: {
    jenis_registrasi_id: ['integer', 'r.jenis_registrasi_id'],
    pusat: ['boolean', 'r.pusat'],
    keadaan: ['text', keadaan],
    akhir: [
      'integer',
      `case when ${keadaan} <> 'bebas' then 0 when r.exp_sertifikat is null then ${tanpaAkhir}
        else (extract(year from r.exp_sertifikat) * 100 + extract(month from r.exp_sertifikat))::integer end`,
    ],
  },
  regions: 'kota',
}
