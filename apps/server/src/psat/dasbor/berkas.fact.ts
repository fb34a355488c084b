import type { Fact } from '#platform/figures/fact.ts'

export const factMasuk: Fact<'is_input_pusat' | 'audit_type' | 'jenis_pengajuan' | 'hasil'> = {
  name: 'psat.fakta_masuk',
  table: 'psat.pengajuan',
  day: 'r.tanggal_masuk',
  where: 'true',
  by: {
    is_input_pusat: ['boolean', 'r.is_input_pusat'],
    audit_type: ['text', 'r.audit_type'],
    jenis_pengajuan: ['text', 'r.jenis_pengajuan'],
    hasil: ['text', 'r.hasil'],
  },
  regions: 'kota',
}

/** Fact table of the current state of files. Only a running file has a deadline. */
export const factKeadaan: Fact<
  | 'is_input_pusat'
  | 'audit_type'
  | 'jenis_pengajuan'
  | 'alur'
  | 'tahap'
  | 'berjalan'
  | 'tenggat'
  | 'jeda'
  | 'terlambat'
  | 'diputus'
> = {
  name: 'psat.fakta_keadaan',
  table: 'psat.pengajuan',
  where: 'true',
  by: {
    is_input_pusat: ['boolean', 'r.is_input_pusat'],
    audit_type: ['text', 'r.audit_type'],
    jenis_pengajuan: ['text', 'r.jenis_pengajuan'],
    alur: ['text', 'r.alur'],
    tahap: ['text', 'r.tahap'],
    berjalan: ['boolean', 'r.selesai is null'],
    tenggat: ['date', 'case when r.selesai is null then r.tenggat end'],
    jeda: ['boolean', 'r.jeda'],
    terlambat: ['boolean', 'r.terlambat'],
    diputus: ['boolean', 'r.diputus_komtek is not null'],
  },
  regions: 'kota',
}
