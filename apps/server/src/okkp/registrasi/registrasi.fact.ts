import type { Fact } from '#platform/figures/fact.ts'

/** An entry that a newer one replaced, or that a sanction ended, is not valid whatever the day is. */
const keadaan = `case when r.digantikan_oleh is not null then 'superseded' else coalesce(r.sanksi, 'bebas') end`

/** Months such as 202611; an entry without a last day ends in this one. */
export const tanpaAkhir = 999912

/**
 * Registrations by day of issue. `akhir` is the month in which a free entry (`bebas`) ends: on a day, those of earlier months
 * have ended, and those of the running month are read from rows.
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
