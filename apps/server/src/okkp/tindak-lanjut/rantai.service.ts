import { provinsiTujuan } from '@portal/domain/okkp/pengujian/pengujian.policy'
import {
  type AsalTindakLanjut,
  batasWaktu,
  opensRantai,
} from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { AppError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Trx } from '#platform/database/database.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { forgetSent } from '#platform/reminders/reminders.repository.ts'
import { tellOpened } from './kabar.service.ts'
import * as repository from './rantai.repository.ts'

/** Screening result of the registry or of a market. The follow-up copies its summary from here. */
export interface HasilSaringan {
  asal: AsalTindakLanjut
  asal_id: number
  hasil: 'Positif' | 'Negatif'
  tanggal: string
  parameter: string
  komoditas: string
  lokasi: string
  registrasi_id: number | null
  provinsi_id: number
  kota_id: number | null
  /** Code of the region that the test was entered for, if it is another region. */
  created_for?: number | null
}

/**
 * Returns the region that must act: the region of the registered unit, else the target region, else the region of the
 * test.
 */
async function actingRegion(trx: Trx, { registrasi_id, provinsi_id, kota_id, created_for }: HasilSaringan) {
  const unit = registrasi_id === null ? undefined : await repository.regionOfRegistrasi(trx, registrasi_id)
  if (unit) return unit
  const tujuan = provinsiTujuan(created_for ?? null)
  if (tujuan === null) return { provinsi_id, kota_id }
  return { provinsi_id: tujuan, kota_id: (created_for ?? 0) > 99 ? (created_for ?? null) : null }
}

async function factsOf(trx: Trx, result: HasilSaringan) {
  const { tanggal, parameter, komoditas, lokasi, registrasi_id } = result
  return {
    tanggal,
    parameter,
    komoditas,
    lokasi,
    registrasi_id,
    ...(await actingRegion(trx, result)),
    asal_provinsi_id: result.provinsi_id,
    asal_kota_id: result.kota_id,
  }
}

/** Opens the missing follow-ups and sends one message per region to the office that must act. */
export async function openRantai(
  trx: Trx,
  results: readonly HasilSaringan[],
  { by, at }: Stamp,
): Promise<number> {
  const today = dayInJakarta(at)
  const rows = []
  for (const result of results) {
    rows.push({
      asal: result.asal,
      asal_id: result.asal_id,
      ...(await factsOf(trx, result)),
      batas_waktu: batasWaktu('uji', today),
      dibuka: at,
      dibuka_oleh: by,
      updated_at: at,
    })
  }
  if (rows.length === 0) return 0
  const opened = await repository.insertRantai(trx, rows)
  await tellOpened(trx, opened, by)
  return opened.length
}

const corrected = 'Hasil rapid test dikoreksi menjadi Negatif.'

/**
 * Updates the follow-up in the transaction that stores a screening result. A recent positive opens a follow-up, a
 * change updates its summary, a correction to negative closes it. Undoing that correction reopens it.
 */
export async function settleRantai(trx: Trx, result: HasilSaringan, { by, at }: Stamp): Promise<void> {
  const today = dayInJakarta(at)
  const chain = await repository.lockByAsal(trx, result.asal, result.asal_id)
  if (!chain) {
    if (opensRantai(result.hasil, result.tanggal, today)) await openRantai(trx, [result], { by, at })
    return
  }
  const changed = { ...(await factsOf(trx, result)), updated_at: at, versi: chain.versi + 1 }
  if (result.hasil === 'Negatif' && chain.ditutup === null) {
    const closed = { ditutup: at, ditutup_oleh: by, luaran: 'alasan' as const, catatan: corrected }
    return repository.updateRantai(trx, chain.id, { ...changed, ...closed })
  }
  const wrongly = chain.luaran === 'alasan' && chain.catatan === corrected && result.hasil === 'Positif'
  if (!wrongly) return repository.updateRantai(trx, chain.id, changed)
  const reopened = { ditutup: null, ditutup_oleh: null, luaran: null, catatan: null }
  const batas_waktu = batasWaktu('uji', today)
  await repository.updateRantai(trx, chain.id, { ...changed, ...reopened, batas_waktu })
  await forgetSent(trx, { subject: repository.remindedSubject, id: chain.id })
  await tellOpened(trx, [{ ...chain, ...changed, batas_waktu }], by)
}

/** Deletes the follow-up before its screening result is deleted. Refuses if a test or supervision answers it. */
export async function dropRantai(trx: Trx, asal: AsalTindakLanjut, asalId: number): Promise<void> {
  const chain = await repository.lockByAsal(trx, asal, asalId)
  if (!chain) return
  if (await repository.hasAnswers(trx, chain.id)) {
    throw new AppError('MASIH_DIPAKAI', {
      message:
        'Rapid test ini sudah dijawab uji konfirmasi atau pengawasan, jadi tidak dapat dihapus. Perbaiki isinya bila keliru.',
    })
  }
  await repository.forgetAnswers(trx, chain.id)
  await repository.deleteRantai(trx, chain.id)
}
