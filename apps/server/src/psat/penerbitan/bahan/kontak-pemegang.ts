import { registrasiFields } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { bareTelepon } from '@portal/domain/platform/forms/kontak'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import type { IssuedPermit, Permit } from '#okkp/index.ts'
import type { Executor } from '#platform/database/database.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { findKontak } from './bahan.repository.ts'

export type KontakPemegang = Pick<IssuedPermit, 'kontak_telepon' | 'kontak_surel'>

/** Company data may hold anything, so only a value that the form of the registry accepts counts. */
function firstValid(
  field: 'kontak_telepon' | 'kontak_surel',
  values: readonly (string | null | undefined)[],
): string | null {
  const read = values.map((value) => registrasiFields[field].safeParse(value).data ?? null)
  return read.find((value) => value !== null) ?? null
}

/**
 * Returns the contact of the holder for the registry: from the application, the company, the applicant, or the permit
 * that it replaces. After a transfer only the new company counts, because the others belong to the old holder.
 */
export async function findKontakPemegang(
  db: Executor,
  row: BerkasRow,
  { perusahaan }: Salinan,
  izinLama: Permit | undefined,
): Promise<KontakPemegang> {
  const transfer = row.perusahaan_baru_id !== null
  const known = await findKontak(db, {
    perusahaan: row.perusahaan_baru_id ?? row.perusahaan_id,
    pemohon: transfer ? null : row.id_pengguna,
  })
  const sent = transfer ? undefined : perusahaan
  const before = transfer ? undefined : izinLama
  const numbers = [sent?.telp, known?.telp, known?.telp_penanggung_jawab, known?.no_telp]
  return {
    kontak_telepon: firstValid('kontak_telepon', [
      ...numbers.map((number) => number && bareTelepon(number)),
      before?.kontak_telepon,
    ]),
    kontak_surel: firstValid('kontak_surel', [
      sent?.email_perusahaan,
      known?.email_perusahaan,
      known?.email_penanggung_jawab,
      known?.email,
      before?.kontak_surel,
    ]),
  }
}
