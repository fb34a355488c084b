import { setelahKoreksi } from '@portal/domain/okkp/kasus/kasus.koreksi'
import { kunciKasus, opensKasus, subjekKasus } from '@portal/domain/okkp/kasus/kasus.rules'
import { type AsalKasus, asalLabels, luaranLabels } from '@portal/domain/okkp/kasus/kasus.table'
import { provinsiTujuan } from '@portal/domain/okkp/pengujian/pengujian.policy'
import { AppError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Trx } from '#platform/database/database.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { readHolidays, readIsi } from './isi.repository.ts'
import { tellJoined, tellOpened } from './kabar.service.ts'
import { tellOfficesOfJoined } from './kabar-sumber.service.ts'
import { forgetReminders } from './pengingat-kasus.repository.ts'
import { refreshKasus } from './ringkasan.service.ts'
import * as repository from './sumber.repository.ts'
import type { Temuan } from './temuan.ts'

type Units = Awaited<ReturnType<typeof repository.readUnits>>

/** Region that must act: of the registered unit, else the target region, else the region of the finding. */
function actingRegion(
  {
    registrasi_id,
    provinsi_id,
    kota_id,
    created_for,
  }: Pick<Temuan, 'registrasi_id' | 'provinsi_id' | 'kota_id' | 'created_for'>,
  units: Units,
) {
  const unit = registrasi_id === null ? undefined : units.get(registrasi_id)
  if (unit?.provinsi_id != null) return { provinsi_id: unit.provinsi_id, kota_id: unit.kota_id }
  const tujuan = provinsiTujuan(created_for ?? null)
  if (tujuan === null) return { provinsi_id, kota_id }
  return { provinsi_id: tujuan, kota_id: (created_for ?? 0) > 99 ? (created_for ?? null) : null }
}

function keysOf(found: Temuan, units: Units) {
  const perusahaan_id = units.get(found.registrasi_id ?? 0)?.perusahaan_id ?? null
  const subjek = { ...found, komoditas_id: found.komoditas_id ?? null, perusahaan_id }
  return { kunci: kunciKasus(subjek), subjek: subjekKasus(subjek) }
}

function sumberOf(found: Temuan, units: Units, pada: Date) {
  const { created_for: _region, ...columns } = found
  return { ...columns, ...keysOf(found, units), ...officeRegion(found, units), pada }
}

function officeRegion(found: Temuan, units: Units) {
  const { provinsi_id, kota_id } = actingRegion(found, units)
  return { kantor_provinsi_id: provinsi_id, kantor_kota_id: kota_id }
}

const firstOf = ({ asal, asal_id, tanggal, temuan, komoditas, lokasi, provinsi_id, kota_id }: Temuan) => ({
  ...{ asal, asal_id, tanggal, komoditas, lokasi },
  parameter: temuan,
  asal_provinsi_id: provinsi_id,
  asal_kota_id: kota_id,
})

/**
 * Opens a case for each finding, or joins an open one about the same business, stall or supplier and commodity.
 * Findings that already have a case are left alone. Returns the case of each new finding.
 */
export async function openKasus(
  trx: Trx,
  findings: readonly Temuan[],
  { by, at }: Stamp,
): Promise<Map<Temuan, number>> {
  const registrasi = findings.flatMap(({ registrasi_id }) => registrasi_id ?? [])
  const units = await repository.readUnits(trx, registrasi)
  const keys = findings.flatMap((found) => keysOf(found, units).kunci)
  await repository.lockKeys(trx, keys)
  const [asal] = findings.map((found) => found.asal)
  if (asal === undefined) return new Map()
  const known = await repository.findKnown(
    trx,
    asal,
    findings.map((found) => found.asal_id),
  )
  const fresh = findings.filter(({ asal_id }) => !known.has(asal_id))
  const open = await repository.lockOpenByKeys(trx, keys)
  const byKey = new Map(open.toReversed().flatMap(({ id, kunci }) => kunci.map((key) => [key, id] as const)))
  const ids = await repository.nextKasusIds(trx, fresh.length)
  const kasusOf = new Map<Temuan, number>()
  const opened = new Map<number, Temuan>()
  for (const [place, found] of fresh.entries()) {
    const { kunci } = keysOf(found, units)
    const joined = kunci.map((key) => byKey.get(key)).find((id) => id !== undefined)
    const id = joined ?? ids[place] ?? 0
    if (joined === undefined) opened.set(id, found)
    for (const key of kunci) byKey.set(key, byKey.get(key) ?? id)
    kasusOf.set(found, id)
  }
  await repository.insertKasus(
    trx,
    [...opened].map(([id, found]) => ({
      ...firstOf(found),
      ...actingRegion(found, units),
      ...{ id, registrasi_id: found.registrasi_id, dibuka: at, dibuka_oleh: by, updated_at: at },
    })),
  )
  await storeSumber(trx, kasusOf, { units, opened, stamp: { by, at } })
  return kasusOf
}

interface Storing {
  units: Units
  opened: ReadonlyMap<number, Temuan>
  stamp: Stamp
}

async function storeSumber(
  trx: Trx,
  kasusOf: ReadonlyMap<Temuan, number>,
  { units, opened, stamp: { by, at } }: Storing,
): Promise<void> {
  const all = [...kasusOf]
  if (all.length === 0) return
  await repository.insertSumber(
    trx,
    all.map(([found, kasus_id]) => ({ ...sumberOf(found, units, at), kasus_id })),
  )
  await repository.insertRiwayat(
    trx,
    all.map(([found, kasus_id]) => ({
      ...{ kasus_id, pada: at, oleh: by },
      judul: opened.get(kasus_id) === found ? 'Kasus dibuka' : 'Temuan baru bergabung',
      keterangan: `${asalLabels[found.asal]}: ${found.temuan} pada ${found.komoditas} (${found.lokasi})`,
    })),
  )
  const ids = [...new Set(kasusOf.values())]
  await repository.gatherKeys(trx, ids, at, [...opened.keys()])
  await refreshKasus(trx, ids, at)
  const told = await repository.readTold(trx, ids)
  await tellOpened(
    trx,
    told.filter(({ id }) => opened.has(id)),
    by,
  )
  await tellJoined(
    trx,
    told.filter(({ id }) => !opened.has(id)),
    by,
  )
  const joined = all.filter(([found, id]) => opened.get(id) !== found)
  await tellOfficesOfJoined(
    trx,
    told,
    joined.map(([found, id]) => ({ id, ...actingRegion(found, units) })),
    by,
  )
}

/** Adds a finding to the case that its author named, whatever its subject. */
export async function joinKasus(trx: Trx, kasusId: number, found: Temuan, stamp: Stamp): Promise<void> {
  const units = await repository.readUnits(trx, found.registrasi_id === null ? [] : [found.registrasi_id])
  await storeSumber(trx, new Map([[found, kasusId]]), { units, opened: new Map(), stamp })
}

interface Perubahan {
  /** The finding, or undefined if the record no longer is one. */
  found: Temuan
  /** True while the record is a finding: positive, TMS, or with a sanction. */
  berlaku: boolean
  /** Note of a correction, for example "Hasil rapid test dikoreksi menjadi Negatif." */
  catatan: string
  luaran?: 'alasan' | 'tidak_terkonfirmasi'
}

/** Holds a case to its records after a correction: closes it, reopens it, or rewrites its outcome, with a note. */
export async function settleKoreksi(
  trx: Trx,
  kasusId: number,
  { catatan, luaran }: Pick<Perubahan, 'catatan' | 'luaran'>,
  { by, at }: Stamp,
): Promise<void> {
  const [isi] = await readIsi(trx, [kasusId])
  if (!isi) return
  const kalender = { today: dayInJakarta(at), holidays: await readHolidays(trx) }
  const after = setelahKoreksi(isi, kalender, luaran)
  if (after === 'tetap') return
  const note = (judul: string, keterangan: string) =>
    repository.insertRiwayat(trx, [{ kasus_id: kasusId, pada: at, oleh: by, judul, keterangan }])
  if (after === 'buka') {
    await reopen(trx, kasusId)
    await note('Kasus dibuka lagi', `Yang tercatat tidak lagi mendukung penutupannya. ${catatan}`)
  } else if (isi.ditutup === null) {
    const closed = { ditutup: at, ditutup_oleh: by, luaran: after, catatan, ditutup_koreksi: true }
    await repository.updateKasus(trx, kasusId, closed)
  } else {
    await repository.updateKasus(trx, kasusId, { luaran: after, catatan })
    await note('Hasil kasus diperbaiki', `${luaranLabels[after]}. ${catatan}`)
  }
  await refreshKasus(trx, [kasusId], at)
}

async function reopen(trx: Trx, kasusId: number): Promise<void> {
  const values = { ditutup: null, ditutup_oleh: null, luaran: null, catatan: null, batas_lama: null }
  await repository.updateKasus(trx, kasusId, { ...values, ditutup_koreksi: false })
  await forgetReminders(trx, kasusId)
}

/** Sources that confirm a case by themselves. Corrections of others leave a closed case as it is. */
const weighs = (asal: AsalKasus) => asal === 'uji_lab' || asal === 'pengawasan'

async function withdraw(trx: Trx, source: repository.SumberRow, change: Perubahan, { by, at }: Stamp) {
  const { kasus_id, id } = source
  await repository.updateSumber(trx, id, { berlaku: false })
  const riwayat = { kasus_id, pada: at, oleh: by, judul: 'Temuan dikoreksi', keterangan: change.catatan }
  await repository.insertRiwayat(trx, [riwayat])
  if (source.ditutup === null || weighs(change.found.asal))
    await settleKoreksi(trx, kasus_id, change, { by, at })
}

/** A closed case opens again only if the correction had closed it, or if its outcome no longer holds. */
async function restore(
  trx: Trx,
  source: repository.SumberRow,
  change: Perubahan,
  { by, at }: Stamp,
): Promise<void> {
  const { kasus_id, id, ditutup_koreksi } = source
  await repository.updateSumber(trx, id, ditutup_koreksi ? { berlaku: true, pada: at } : { berlaku: true })
  const catatan = 'Temuannya dikoreksi kembali.'
  if (!ditutup_koreksi) {
    const riwayat = { kasus_id, pada: at, oleh: by, judul: 'Temuan dikoreksi kembali' }
    await repository.insertRiwayat(trx, [{ ...riwayat, keterangan: change.found.temuan }])
  }
  if (ditutup_koreksi || weighs(change.found.asal))
    await settleKoreksi(trx, kasus_id, { catatan }, { by, at })
}

/**
 * Keeps cases in step with a record that may be a finding, in the transaction that stores it. A recent finding opens or
 * joins a case; a correction takes it back, and undoing the correction restores it.
 */
export async function settleSumber(trx: Trx, change: Perubahan, stamp: Stamp): Promise<void> {
  const { found, berlaku } = change
  const source = await repository.lockSumber(trx, found.asal, found.asal_id)
  if (!source) {
    if (berlaku && opensKasus(found.tanggal, dayInJakarta(stamp.at))) await openKasus(trx, [found], stamp)
    return
  }
  const { asal: _asal, asal_id: _id, ...columns } = found
  const { created_for: _region, ...copied } = columns
  const units = await repository.readUnits(trx, found.registrasi_id === null ? [] : [found.registrasi_id])
  const office = officeRegion(found, units)
  await repository.updateSumber(trx, source.id, { ...copied, ...keysOf(found, units), ...office })
  if (source.asal_pertama === found.asal && source.id_pertama === found.asal_id) {
    const acting = { ...actingRegion(found, units), registrasi_id: found.registrasi_id }
    await repository.updateKasus(trx, source.kasus_id, { ...firstOf(found), ...acting })
  }
  if (source.berlaku && !berlaku) await withdraw(trx, source, change, stamp)
  if (!source.berlaku && berlaku) await restore(trx, source, change, stamp)
  await repository.gatherKeys(trx, [source.kasus_id], stamp.at)
  await refreshKasus(trx, [source.kasus_id], stamp.at)
  if (!source.berlaku && berlaku)
    await tellOpened(trx, await repository.readTold(trx, [source.kasus_id]), stamp.by)
}

/**
 * Takes a record out of its case before the record is deleted. A case without another source goes with it. Refuses if
 * somebody has worked on that case, because its history must stay readable.
 */
export async function dropSumber(trx: Trx, asal: AsalKasus, asalId: number, stamp: Stamp): Promise<void> {
  const source = await repository.lockSumber(trx, asal, asalId)
  if (!source) return
  if (await repository.isCited(trx, asal, asalId)) {
    throw new AppError('MASIH_DIPAKAI', {
      message: `${asalLabels[asal]} ini bukti sebuah peringatan, jadi tidak dapat dihapus. Perbaiki isinya bila keliru.`,
    })
  }
  const { semua } = await repository.countSumber(trx, source.kasus_id)
  if (semua === 1 && (await repository.isAnswered(trx, source.kasus_id))) {
    throw new AppError('MASIH_DIPAKAI', {
      message: `${asalLabels[asal]} ini sumber sebuah kasus yang sudah dikerjakan, jadi tidak dapat dihapus. Perbaiki isinya bila keliru.`,
    })
  }
  const left = await repository.removeSumber(trx, asal, [asalId])
  const keterangan = `${asalLabels[asal]}: ${source.temuan}`
  for (const kasus_id of left) {
    const riwayat = { kasus_id, pada: stamp.at, oleh: stamp.by, judul: 'Temuan dihapus', keterangan }
    await repository.insertRiwayat(trx, [riwayat])
  }
  await settleLeft(trx, left, stamp)
}

/** Cases that lost a source follow their first remaining one. Without a valid one they close with a note. */
async function settleLeft(trx: Trx, left: readonly number[], stamp: Stamp): Promise<void> {
  if (left.length === 0) return
  for (const id of left) {
    const first = await repository.promoteSumber(trx, id)
    if (!first) continue
    const units = await repository.readUnits(trx, first.registrasi_id === null ? [] : [first.registrasi_id])
    const { registrasi_id } = first
    await repository.updateKasus(trx, id, { ...actingRegion(first, units), registrasi_id })
  }
  await repository.gatherKeys(trx, left, stamp.at)
  await refreshKasus(trx, left, stamp.at)
  const open = (await readIsi(trx, left)).filter(({ ditutup }) => ditutup === null)
  const catatan = 'Temuan terakhir yang berlaku dihapus.'
  for (const { id } of open) await settleKoreksi(trx, id, { catatan }, stamp)
}

/** Takes the records of an undone import out of their cases. Cases that somebody answered keep theirs. */
export async function dropImported(
  trx: Trx,
  asal: AsalKasus,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await settleLeft(trx, await repository.removeSumber(trx, asal, ids), { by: null, at })
}

/** Takes records out of cases that nobody has worked on. Returns the records whose case stays. */
export async function dropUnanswered(
  trx: Trx,
  asal: AsalKasus,
  ids: readonly number[],
  at: Date,
): Promise<Set<number>> {
  await repository.lockKasusOf(trx, asal, ids)
  const kept = await repository.findFollowed(trx, asal, ids)
  await dropImported(
    trx,
    asal,
    ids.filter((id) => !kept.has(id)),
    at,
  )
  return kept
}
