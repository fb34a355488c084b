import { tahapPeran } from '@portal/domain/psat/alur/alur'
import { denganBenturan } from '@portal/domain/psat/alur/pemegang'
import { alurOf, tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type { Actor } from '#platform/actor.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'

/** Account data that decides which files the account may read. */
export type Pembaca = Pick<Actor, 'id' | 'role' | 'perusahaan_id' | 'mewakili'>

/** Returns the ids of the account and of the absent colleagues it deputises for. */
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
 * Checks whether the account may see this file. The new owner of a rejected transfer loses access. Keep the rules in
 * step with `readablePengajuan`, the SQL version.
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

/**
 * Checks whether the account is the applicant or an officer. The new owner may read a transfer, but may not write to it
 * or join its discussion.
 */
export function isParty({ role, perusahaan_id }: Pembaca, row: AksesBerkas): boolean {
  return role !== 'PELAKU_USAHA' || row.perusahaan_id === perusahaan_id
}

export function isTahapKomtek({ alur, tahap }: Pick<BerkasRow, 'alur' | 'tahap'>): boolean {
  return tahapPeran(alurOf(alur), 'PVTPP').includes(tahap)
}
