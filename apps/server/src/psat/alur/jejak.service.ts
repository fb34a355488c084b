import { dayInJakarta } from '@portal/domain/platform/format'
import { secretariatRoles } from '@portal/domain/platform/roles'
import { alurOf, tahapOf } from '@portal/domain/psat/alur/semua-alur'
import { bagianWaktu } from '@portal/domain/psat/dasbor/bagian-waktu'
import { peristiwaOf } from '@portal/domain/psat/dasbor/peristiwa'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { insertPeristiwa, insertWaktuLayanan } from './jejak.repository.ts'
import { readHolidays } from './kalender.repository.ts'
import type { BerkasRow } from './pengajuan.repository.ts'
import { listRiwayat, readLedger } from './riwayat.repository.ts'

/**
 * Adds the actor to the file's handlers, but only an actor of the secretariat. Auditors get their files by appointment.
 */
export function withPenangan(known: readonly number[], { id, role }: Actor): number[] {
  return secretariatRoles.includes(role) && !known.includes(id) ? [...known, id] : [...known]
}

type Terhitung = Pick<
  BerkasRow,
  'id' | 'alur' | 'tahap' | 'audit_type' | 'is_input_pusat' | 'provinsi_id' | 'kota_id' | 'selesai'
>

const tempatOf = ({ id, audit_type, is_input_pusat, provinsi_id, kota_id }: Terhitung) => ({
  pengajuan_id: id,
  audit_type,
  is_input_pusat,
  provinsi_id,
  kota_id,
})

/** Stores the dashboard counters of a step, in the same transaction as its history line. */
export async function keepJejak(
  trx: Trx,
  row: Terhitung,
  { urutan, dari, waktu }: { urutan: number; dari: string | null; waktu: Date },
): Promise<void> {
  const jenis = peristiwaOf(alurOf(row.alur), dari, row.tahap)
  const tanggal = dayInJakarta(waktu)
  await insertPeristiwa(
    trx,
    jenis.map((satu) => ({ ...tempatOf(row), urutan, jenis: satu, tanggal })),
  )
  if (dari !== row.tahap && row.selesai) await keepWaktuLayanan(trx, row, row.selesai)
}

/** Stores the working days that a file took, once the file has ended. */
export async function keepWaktuLayanan(db: Executor, row: Terhitung, selesai: Date): Promise<void> {
  const alur = alurOf(row.alur)
  const [riwayat, ledger, holidays] = [
    await listRiwayat(db, row.id),
    await readLedger(db, row.id, alur.hari),
    await readHolidays(db),
  ]
  const hasil = tahapOf(row).ends
  if (!hasil) return
  const tanggal = dayInJakarta(selesai)
  await insertWaktuLayanan(
    db,
    bagianWaktu(alur, riwayat, ledger, selesai, holidays).map((bagian) => ({
      ...tempatOf(row),
      ...bagian,
      tanggal,
      hasil,
    })),
  )
}
