/** Two kinds of licence; on the wire `auditType`. Alone here: every first page of the portal reads addresses by it. */
export const jenisIzin = ['sppb_psat', 'izin_edar_pl'] as const
export type JenisIzin = (typeof jenisIzin)[number]
