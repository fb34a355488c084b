/**
 * Labels match the master list, so that a figure and its list use the same name. Colours are fixed by kind: PDUK 1, PD
 * 2, PL 3, SPPB 4, packing house 5, HC 6, Prima 7.
 */
export const jenisRegistrasi = [
  { id: 1, key: 'total_registrasi_pduk', label: 'Registrasi PDUK', color: 1 },
  { id: 2, key: 'total_izin_edar_pd', label: 'Izin Edar PSAT PD', color: 2 },
  { id: 6, key: 'total_izin_edar_pl', label: 'Izin Edar PSAT PL', color: 3 },
  { id: 5, key: 'total_sppb_psat', label: 'SPPB-PSAT', color: 4 },
  { id: 3, key: 'total_packing_house', label: 'Rumah Pengemasan', color: 5 },
  { id: 4, key: 'total_hc', label: 'Jaminan Keamanan Pangan', color: 6 },
  { id: 7, key: 'sertifikasi_prima', label: 'Sertifikasi Prima', color: 7 },
] as const

/** All kinds that officers added to the masters. */
export const jenisLainnya = { key: 'total_lainnya', label: 'Lainnya', color: 8 } as const
