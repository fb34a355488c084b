/**
 * Licence kinds, `auditType` on the wire. They have their own file, because the initial bundle needs them to parse
 * URLs.
 */
export const jenisIzin = ['sppb_psat', 'izin_edar_pl'] as const
export type JenisIzin = (typeof jenisIzin)[number]
