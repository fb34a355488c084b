import { type KeadaanKompetensi, kategoriLabels, keadaanOf } from '@portal/domain/okkp/sdm/kompetensi'
import type { Executor } from '#platform/database/database.ts'
import { listOfAccounts } from './sdm.repository.ts'

export interface KompetensiAuditor {
  nama: string
  berlaku_sampai: string | null
  keadaan: KeadaanKompetensi
}

/** Returns for each account the auditor competence with the latest end date. The appointment of auditors uses it. */
export async function kompetensiAuditor(
  db: Executor,
  accounts: readonly number[],
  today: string,
): Promise<Map<number, KompetensiAuditor>> {
  const held = await listOfAccounts(db, accounts, 'auditor')
  return new Map(
    held.map(({ akun_id, jenis, berlaku_sampai }) => [
      akun_id,
      { nama: jenis ?? kategoriLabels.auditor, berlaku_sampai, keadaan: keadaanOf(berlaku_sampai, today) },
    ]),
  )
}
