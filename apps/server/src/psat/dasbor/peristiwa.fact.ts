import type { Fact } from '#platform/figures/fact.ts'

/** What happened to files. */
export const factPeristiwa: Fact<'jenis' | 'is_input_pusat' | 'audit_type'> = {
  name: 'psat.fakta_peristiwa',
  table: 'psat.peristiwa',
  day: 'r.tanggal',
  where: 'true',
  by: {
    jenis: ['text', 'r.jenis'],
    is_input_pusat: ['boolean', 'r.is_input_pusat'],
    audit_type: ['text', 'r.audit_type'],
  },
  regions: 'kota',
}

/** How many finished files took how many days of service. */
export const factLayanan: Fact<'bagian' | 'hari' | 'hasil' | 'is_input_pusat' | 'audit_type'> = {
  name: 'psat.fakta_layanan',
  table: 'psat.waktu_layanan',
  day: 'r.tanggal',
  where: 'true',
  by: {
    bagian: ['text', 'r.bagian'],
    hari: ['integer', 'r.hari'],
    hasil: ['text', 'r.hasil'],
    is_input_pusat: ['boolean', 'r.is_input_pusat'],
    audit_type: ['text', 'r.audit_type'],
  },
  regions: 'kota',
}
