import { psatStaff, secretariatRoles } from '../platform/roles.ts'
import {
  type Guards,
  openScreen,
  operatorScreen,
  type ScreenRule,
  type SealedJson,
  staffScreen,
} from '../platform/wing.ts'

export const guards = {
  'psat/admin-auditor': psatStaff,
  'psat/admin': ['SUPERADMIN'],
  'psat/admin-auditor-pvtpp': ['SUPERADMIN', 'AUDITOR', 'PVTPP'],
  /** Menu entries of the secretariat and of the auditors. Both lead to the same screens. */
  'psat/sekretariat': ['SUPERADMIN', ...secretariatRoles],
  'psat/auditor': ['SUPERADMIN', 'AUDITOR', 'LEAD_AUDITOR'],
  'psat/tambah': ['SUPERADMIN', 'SEKRETARIAT'],
} as const satisfies Guards

/** Paths with the secret code of a transfer. Anything that stores URLs must remove this segment. */
export const secretPaths = ['/psat/pengajuan/pengalihan/{kode}', '/api/psat/pengalihan/{kode}'] as const

export const screens: readonly ScreenRule[] = [
  staffScreen('/psat/admin/data/*', 'psat/admin'),
  staffScreen('/psat/admin/perizinan/{type}/audit', 'psat/admin-auditor-pvtpp'),
  staffScreen('/psat/admin/*', 'psat/admin-auditor'),
  // Visitors see the public page of the PSAT service here.
  openScreen('/psat', 'psat/pelaku'),
  operatorScreen('/psat/pengajuan/*', 'psat/pelaku'),
  operatorScreen('/psat/profil/*', 'psat/pelaku'),
  operatorScreen('/psat/notifikasi/*', 'psat/pelaku'),
  operatorScreen('/profil/*', 'psat/pelaku'),
  operatorScreen('/perizinan/*', 'psat/pelaku'),
]

/** Data from OSS and from applicants that may hold personal numbers. */
export const sealedJson: SealedJson = { 'oss.izin': ['muatan'], 'psat.salinan': ['isi'] }
