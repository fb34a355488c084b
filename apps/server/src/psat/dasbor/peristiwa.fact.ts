import type { Fact } from '#platform/figures/fact.ts'

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
