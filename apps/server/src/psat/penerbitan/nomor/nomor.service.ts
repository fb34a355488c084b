import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type JenisIzin, jenisIzin, registrasiUntuk } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { nomorBerikut, polaNomor, urutanNomor } from '@portal/domain/psat/penerbitan/nomor-berikut'
import type { penerbitanCalls } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { awaitImports, findHighestNumber, isNumberRegistered, kinOf, lockNumber } from '#okkp/index.ts'
import type { Actor } from '#platform/actor.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { getReadableBerkas } from '#psat/alur/akses/find-berkas.service.ts'
import { lockForStep, runAction } from '#psat/alur/pelaku/jalur.ts'
import { presentLangkah } from '#psat/audit/audit.service.ts'
import { findHighestNomor, findLastNomor, hasOtherFile } from './nomor.repository.ts'

type NomorBody = Body<typeof penerbitanCalls.sppb.nomor>

/** The message does not name the user of the number, because that may be another company. */
function taken(field: string): AppError {
  const message = 'Nomor ini sudah dipakai. Periksa lagi, atau isi nomor lain.'
  return new AppError('SUDAH_ADA', { message, fields: [{ field, message }] })
}

interface PemakaiNomor {
  pengajuanId: number
  /** Permit that the file replaces. The file may keep its number. */
  izinAsalId: number | null
}

async function isNomorTaken(
  db: Executor,
  jenis: JenisIzin,
  nomor: string,
  { pengajuanId, izinAsalId }: PemakaiNomor,
): Promise<boolean> {
  const kin = izinAsalId === null ? [] : await kinOf(db, izinAsalId)
  return (
    (await isNumberRegistered(db, registrasiUntuk[jenis], nomor, kin)) ||
    (await hasOtherFile(db, jenis, nomor, { pengajuanId, kin }))
  )
}

/**
 * Checks that the number is free and locks it until the transaction ends. A concurrent request waits, and the server
 * then refuses it.
 */
export async function requireFreeNomor(
  trx: Trx,
  jenis: JenisIzin,
  nomor: string,
  pemakai: PemakaiNomor,
  field: string,
): Promise<void> {
  await lockNumber(trx, registrasiUntuk[jenis], nomor)
  await awaitImports(trx, registrasiUntuk[jenis])
  if (await isNomorTaken(trx, jenis, nomor, pemakai)) throw taken(field)
}

export function saveNomor(platform: Platform, caller: Caller, auditType: JenisIzin, body: NomorBody) {
  const field = auditType === 'sppb_psat' ? 'nomor_sppb_psat' : 'nomor_izin_edar'
  const nomor = body[field] ?? body.nomor_sppb_psat ?? body.nomor_izin_edar
  return write(platform.db, caller, async (trx) => {
    if (!nomor) throw fieldError(field, 'Isi nomor yang akan diterbitkan.')
    const tujuan = { aksi: 'catat_nomor' as const, auditType, versi: body.versi }
    const { row } = await lockForStep(platform, trx, actorOf(caller), { id: body.id_pengajuan }, tujuan)
    const pemakai = { pengajuanId: row.id, izinAsalId: row.izin_asal_registrasi_id }
    await requireFreeNomor(trx, auditType, nomor, pemakai, field)
    const after = await runAction(
      platform,
      trx,
      caller,
      { id: row.id },
      {
        ...tujuan,
        input: { nomor },
        muatan: { nomor },
        oss: { nomor_izin: nomor },
      },
    )
    return presentLangkah(after)
  })
}

export async function checkNomor(
  platform: Platform,
  actor: Actor,
  nomor: string,
  { auditType, id_pengajuan }: { auditType?: JenisIzin | undefined; id_pengajuan?: number | undefined },
): Promise<void> {
  const row =
    id_pengajuan === undefined ? undefined : await getReadableBerkas(platform.db, actor, { id: id_pengajuan })
  const pemakai = { pengajuanId: row?.id ?? 0, izinAsalId: row?.izin_asal_registrasi_id ?? null }
  const asked = row ? [row.audit_type] : auditType ? [auditType] : jenisIzin
  for (const jenis of asked) {
    if (await isNomorTaken(platform.db, jenis, nomor, pemakai)) throw taken('nomor')
  }
}

/** Number of taken proposals that the server skips before it gives up. */
const looksAhead = 20

/** Returns the highest number of a series that is issued or reserved, in the registry and in the files. */
async function highestOf(db: Executor, jenis: JenisIzin, nomor: string, today: string): Promise<string> {
  const pola = polaNomor(nomor, today)
  if (pola === null) return nomor
  const known = [
    nomor,
    await findHighestNomor(db, jenis, pola),
    await findHighestNumber(db, registrasiUntuk[jenis], pola),
  ].filter((one) => one !== undefined)
  const urutan = (one: string) => urutanNomor(one, today) ?? 0
  return known.reduce((highest, one) => (urutan(one) > urutan(highest) ? one : highest))
}

/** Proposes the next free number after the highest one of the series in which an officer entered the last number. */
export async function proposeNomor({ db, clock }: Platform, actor: Actor, uuid: string) {
  const row = await getReadableBerkas(db, actor, { uuid })
  const today = dayInJakarta(clock())
  const last = await findLastNomor(db, row.audit_type)
  if (last === undefined) return { nomor: null, terakhir: null }
  const terakhir = await highestOf(db, row.audit_type, last, today)
  const pemakai = { pengajuanId: row.id, izinAsalId: row.izin_asal_registrasi_id }
  let nomor = nomorBerikut(terakhir, today)
  for (let tried = 0; nomor && tried < looksAhead; tried++) {
    if (!(await isNomorTaken(db, row.audit_type, nomor, pemakai))) return { nomor, terakhir }
    nomor = nomorBerikut(nomor, today)
  }
  return { nomor: null, terakhir }
}
