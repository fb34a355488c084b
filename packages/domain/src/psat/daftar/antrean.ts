import type { Role } from '../../platform/roles.ts'
import { semuaAlur } from '../alur/semua-alur.ts'
import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'

/** Whether files wait for this role's staff: it has a turn in some track. A deputy is not waited for. */
export function berantrean(role: Role): boolean {
  return semuaAlur().some(({ tahap, pemegang }) =>
    Object.values(tahap).some(({ turn }) =>
      turn.some((nama) => pemegang[nama]?.bagian !== 'perusahaan' && pemegang[nama]?.roles.includes(role)),
    ),
  )
}

/** Whether this role works through a screen of its own that leads from file to file. */
export const berlayarAntrean = (role: Role): boolean => role === 'AUDITOR' || role === 'PVTPP'

/** Where somebody of the staff opens a file from the queue: the committee decides in its own screen. */
export function tempatBerkas(role: Role, { auditType, uuid }: { auditType: JenisIzin; uuid: string }) {
  const daftar = `/psat/admin/perizinan/${auditType}`
  return role === 'PVTPP' ? { to: `${daftar}/audit`, search: { id: uuid } } : { to: `${daftar}/${uuid}` }
}

/** Where all that waits for somebody of the staff is listed, by the kind of licence. */
export function daftarMenunggu(role: Role, jenis: JenisIzin) {
  const daftar = `/psat/admin/perizinan/${jenis}`
  return role === 'PVTPP' ? { to: `${daftar}/audit` } : { to: daftar, search: { giliran: 'true' } }
}
