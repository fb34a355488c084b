import type { Role } from '../../platform/roles.ts'
import { semuaAlur } from '../alur/semua-alur.ts'
import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'

/**
 * Whether files wait for staff of this role, because the role has a turn on some track. Deputies (SUPERADMIN) do not
 * count.
 */
export function berantrean(role: Role): boolean {
  return semuaAlur().some(({ tahap, pemegang }) =>
    Object.values(tahap).some(({ turn }) =>
      turn.some((nama) => pemegang[nama]?.bagian !== 'perusahaan' && pemegang[nama]?.roles.includes(role)),
    ),
  )
}

/** Whether the role has its own queue screen that leads from file to file. */
export const berlayarAntrean = (role: Role): boolean => role === 'AUDITOR' || role === 'PVTPP'

/** Returns the page on which a staff member opens a file. The committee uses its own screen. */
export function tempatBerkas(role: Role, { auditType, uuid }: { auditType: JenisIzin; uuid: string }) {
  const daftar = `/psat/admin/perizinan/${auditType}`
  return role === 'PVTPP' ? { to: `${daftar}/audit`, search: { id: uuid } } : { to: `${daftar}/${uuid}` }
}

/** Returns the page that lists all files of a licence kind that wait for a staff member. */
export function daftarMenunggu(role: Role, jenis: JenisIzin) {
  const daftar = `/psat/admin/perizinan/${jenis}`
  return role === 'PVTPP' ? { to: `${daftar}/audit` } : { to: daftar, search: { giliran: 'true' } }
}
