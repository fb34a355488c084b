import { isOpenStatus, type KeadaanKasus, readKasus } from '@portal/domain/okkp/kasus/kasus.state'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Executor } from '#platform/database/database.ts'
import { type IsiTersimpan, type Ringkasan, readHolidays, readIsi, writeRingkasan } from './isi.repository.ts'

function ringkasanOf(isi: IsiTersimpan, keadaan: KeadaanKasus, today: string): Ringkasan {
  const open = keadaan.langkah.filter(({ status }) => isOpenStatus(status))
  const waits = (status: string) => open.some((one) => one.status === status)
  return {
    id: isi.id,
    terbuka: keadaan.terbuka,
    dipastikan: keadaan.dipastikan,
    menunggu_laboratorium: waits('menunggu_laboratorium'),
    menunggu_orang_kedua: isi.ditutup === null && isi.usulan.some((one) => one.keadaan === 'menunggu'),
    bina_pusat: isi.pusat && keadaan.terbuka.includes('pembinaan'),
    batas_waktu: keadaan.batas_waktu,
    pernah_terlambat: isi.pernah_terlambat || (isi.batas_waktu !== null && isi.batas_waktu < today),
  }
}

/** Computes the state of cases from their records and stores the copy for lists. */
export async function refreshKasus(
  db: Executor,
  ids: readonly number[],
  at: Date,
): Promise<Map<number, { isi: IsiTersimpan; keadaan: KeadaanKasus }>> {
  const kalender = { today: dayInJakarta(at), holidays: await readHolidays(db) }
  const read = (await readIsi(db, ids)).map((isi) => ({ isi, keadaan: readKasus(isi, kalender) }))
  if (read.length > 0) {
    await writeRingkasan(
      db,
      read.map(({ isi, keadaan }) => ringkasanOf(isi, keadaan, kalender.today)),
    )
  }
  return new Map(read.map((one) => [one.isi.id, one]))
}
