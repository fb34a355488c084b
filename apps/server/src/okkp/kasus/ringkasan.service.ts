import { isOpenStatus, type KeadaanKasus, readKasus } from '@portal/domain/okkp/kasus/kasus.state'
import { hariHasilUji } from '@portal/domain/okkp/kasus/kasus.table'
import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { type IsiTersimpan, type Ringkasan, readHolidays, readIsi, writeRingkasan } from './isi.repository.ts'
import { tellCancelled } from './kabar.service.ts'
import { updateOpenPermintaan, voidUsulan } from './langkah.repository.ts'
import { listOpenRequests } from './permintaan.repository.ts'
import { insertRiwayat, lockOpenAfter, readTold } from './sumber.repository.ts'

function ringkasanOf(isi: IsiTersimpan, keadaan: KeadaanKasus, today: string): Ringkasan {
  const open = keadaan.langkah.filter(({ status }) => isOpenStatus(status))
  const waits = (status: string) => open.some((one) => one.status === status)
  return {
    id: isi.id,
    terbuka: keadaan.terbuka,
    dipastikan: keadaan.dipastikan,
    menunggu_laboratorium: waits('menunggu_laboratorium'),
    menunggu_orang_kedua:
      isi.ditutup === null &&
      isi.usulan.some((one) => one.keadaan === 'menunggu' && !keadaan.gugur.includes(one.id)),
    bina_pusat: isi.pusat && keadaan.terbuka.includes('pembinaan'),
    batas_waktu: keadaan.batas_waktu,
    batas_langkah: Object.fromEntries(open.map(({ langkah, batas }) => [langkah, batas])),
    pernah_terlambat: isi.pernah_terlambat || (isi.batas_waktu !== null && isi.batas_waktu < today),
  }
}

/** Ends requests and proposals that a finding, a result or the closing has overtaken. */
async function endOvertaken(
  trx: Trx,
  { isi: { id }, keadaan: { permintaan, gugur } }: { isi: IsiTersimpan; keadaan: KeadaanKasus },
  at: Date,
): Promise<void> {
  if (gugur.length > 0) await voidUsulan(trx, gugur, at)
  if (permintaan !== 'usang') return
  const alasan = 'Kasusnya tidak lagi menunggu hasil ini.'
  const ended = await updateOpenPermintaan(trx, id, { keadaan: 'dibatalkan', alasan, dijawab: at })
  const [told] = await readTold(trx, [id])
  if (told && ended) await tellCancelled(trx, told, ended.laboratorium_provinsi_id, null)
  const judul = 'Permintaan uji dibatalkan'
  const keterangan = `${ended?.laboratorium ?? ''}: ${alasan}`
  await insertRiwayat(trx, [{ kasus_id: id, pada: at, judul, keterangan }])
}

/** Computes the state of cases from their records, stores the copy for lists, and ends what waits for nothing. */
export async function refreshKasus(
  db: Trx,
  ids: readonly number[],
  at: Date,
): Promise<Map<number, { isi: IsiTersimpan; keadaan: KeadaanKasus }>> {
  const kalender = { today: dayInJakarta(at), holidays: await readHolidays(db) }
  const read = (await readIsi(db, ids)).map((isi) => ({ isi, keadaan: readKasus(isi, kalender) }))
  if (read.length > 0) {
    for (const one of read) await endOvertaken(db, one, at)
    await writeRingkasan(
      db,
      read.map(({ isi, keadaan }) => ringkasanOf(isi, keadaan, kalender.today)),
    )
  }
  return new Map(read.map((one) => [one.isi.id, one]))
}

const batch = 500

async function moveRequests(trx: Trx, ids: readonly number[]): Promise<void> {
  const holidays = await readHolidays(trx)
  for (const { kasus_id, diminta, batas: before } of await listOpenRequests(trx, ids)) {
    const batas = addWorkingDays(diminta, hariHasilUji, holidays)
    if (batas !== before) await updateOpenPermintaan(trx, kasus_id, { batas })
  }
}

/** Computes the due days of all open cases again, because a holiday moves them. */
export async function recomputeKasus({ clock }: Pick<Platform, 'clock'>, trx: Trx): Promise<void> {
  const at = clock()
  for (let after = 0; ; ) {
    const ids = await lockOpenAfter(trx, after, batch)
    await moveRequests(trx, ids)
    await refreshKasus(trx, ids, at)
    after = ids.at(-1) ?? after
    if (ids.length < batch) return
  }
}
