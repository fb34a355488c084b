import { tahapPeran } from '@portal/domain/psat/alur/alur'
import { denganBenturan } from '@portal/domain/psat/alur/pemegang'
import { alurOf, tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type { Actor } from '#platform/actor.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'

/** Who reads, as far as files are concerned. */
export type Pembaca = Pick<Actor, 'id' | 'role' | 'perusahaan_id' | 'mewakili'>

/** The account and those it stands in for. */
export const orangnya = ({ id, mewakili = [] }: Pembaca): [number, ...number[]] => [
  id,
  ...mewakili.map((absent) => absent.id),
]

export type AksesBerkas = Pick<
  BerkasRow,
  | 'perusahaan_id'
  | 'perusahaan_baru_id'
  | 'lead_auditor_id'
  | 'auditor_id'
  | 'alur'
  | 'tahap'
  | 'diputus_komtek'
>

/**
 * Whether this account may see this file; whoever did not become the new owner no longer does. `readablePengajuan` says the
 * same to the database.
 */
export function mayReadPengajuan(actor: Pembaca, row: AksesBerkas): boolean {
  const { id, role, perusahaan_id, mewakili = [] } = actor
  const inTim = (person: number) => row.lead_auditor_id === person || row.auditor_id.includes(person)
  switch (role) {
    case 'SUPERADMIN':
    case 'SEKRETARIAT':
    case 'KOORDINATOR_SEKRETARIAT':
    case 'SUBKOORDINATOR_SEKRETARIAT':
      return true
    case 'AUDITOR':
    case 'LEAD_AUDITOR':
      return inTim(id) || mewakili.some((absent) => inTim(absent.id) && !denganBenturan(absent, row))
    case 'PVTPP':
      return row.diputus_komtek !== null || isTahapKomtek(row)
    case 'PELAKU_USAHA':
      return (
        perusahaan_id !== null &&
        (row.perusahaan_id === perusahaan_id ||
          (row.perusahaan_baru_id === perusahaan_id && tahapOf(row).ends !== 'tms'))
      )
    default:
      return false
  }
}

/** Applicant and officers of a file; a new owner reads a transfer, but neither writes it nor joins the talk. */
export function isParty({ role, perusahaan_id }: Pembaca, row: AksesBerkas): boolean {
  return role !== 'PELAKU_USAHA' || row.perusahaan_id === perusahaan_id
}

/** Where the technical committee comes in. */
export function isTahapKomtek({ alur, tahap }: Pick<BerkasRow, 'alur' | 'tahap'>): boolean {
  return tahapPeran(alurOf(alur), 'PVTPP').includes(tahap)
}
