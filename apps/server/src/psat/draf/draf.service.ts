import type { Body } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import type { addDraf, Draf, updateDraf } from '@portal/domain/psat/draf/draf.contract'
import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import { dropInvitations } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { namesOf } from '#psat/data-usaha/data-usaha.repository.ts'
import { jenisDokumenUntuk } from '#psat/isian/jenis-dokumen.service.ts'
import { claimDrafFiles, drafRecord, releaseDrafFiles } from './draf.files.ts'
import { kunciDraf, presentDraf, presentRingkasDraf } from './draf.presenter.ts'
import * as repository from './draf.repository.ts'
import { type AwalDraf, awalDraf } from './start-draf.service.ts'

type SignedIn = Caller & { actor: Actor }

function notFound(): AppError {
  return new AppError('TIDAK_DITEMUKAN', {
    message: 'Draf tidak ditemukan. Mungkin sudah dikirim atau dibuang.',
  })
}

export async function getLockedDraf(trx: Trx, actor: Actor, uuid: string): Promise<repository.DrafRow> {
  const row = await repository.lockDraf(trx, actor, uuid)
  if (!row) throw notFound()
  return row
}

async function present(db: Executor, row: repository.DrafRow): Promise<Draf> {
  const consents = await repository.listPersetujuan(db, [row.id])
  return presentDraf(row, consents.get(row.id), {
    berkas: await namesOf(db, kunciDraf(row)),
    jenis_dokumen: await jenisDokumenUntuk(db, row.audit_type, row.jenis_pengajuan, row.pengajuan_id),
  })
}

export async function readDrafs({ db }: Platform, actor: Actor) {
  const rows = await repository.listDraf(db, actor)
  const consents = await repository.listPersetujuan(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentRingkasDraf(row, consents.get(row.id)))
}

export async function readDraf({ db }: Platform, actor: Actor, uuid: string): Promise<Draf> {
  const row = await repository.findDraf(db, actor, uuid)
  if (!row) throw notFound()
  return present(db, row)
}

/** Returns the draft of a file's revision. A draft of an earlier round starts again from the current data. */
async function goOn(
  { files, clock }: Platform,
  trx: Trx,
  actor: Actor,
  { pengajuan_id, isian }: AwalDraf,
): Promise<repository.DrafRow | undefined> {
  const row = pengajuan_id === null ? undefined : await repository.lockPerbaikan(trx, actor, pengajuan_id)
  if (!row?.pengajuan_sejak || row.pengajuan_sejak <= row.dibuat) return row
  await releaseDrafFiles(files, trx, row, [])
  const at = clock()
  await repository.updateDraf(trx, row.id, {
    isian: JSON.stringify(isian),
    jawaban: '{}',
    langkah: null,
    versi: row.versi + 1,
    dibuat: at,
    diubah: at,
  })
  return repository.findDraf(trx, actor, row.uuid)
}

/**
 * Starts a draft. All accounts of the company share one draft per revision, so a second account continues the existing
 * draft.
 */
export function startDraf(platform: Platform, caller: SignedIn, asked: Body<typeof addDraf>): Promise<Draf> {
  const { actor } = caller
  return write(platform.db, caller, async (trx) => {
    const awal = await awalDraf(trx, platform, actor, asked)
    const at = platform.clock()
    const made = await repository.insertDraf(trx, { ...awal, oleh: actor.id, dibuat: at, diubah: at })
    const row = made ? await repository.findDraf(trx, actor, made) : await goOn(platform, trx, actor, awal)
    if (!row) throw notFound()
    const draf = await present(trx, row)
    const { auditType, jenisPengajuan } = draf
    await recordAudit(trx, caller, { record: drafRecord(row), after: { auditType, jenisPengajuan } })
    return draf
  })
}

/** Checks whether a change invalidates the consent. A consent holds for one new owner and one permit. */
export function endsConsent(before: IsianPengajuan, after: IsianPengajuan): boolean {
  return (
    (before.pemilik_baru?.nib ?? '') !== (after.pemilik_baru?.nib ?? '') || izinOf(before) !== izinOf(after)
  )
}

/** Returns the identity of the permit: the registry's id, or the number of an older permit. */
export function izinOf({ izin_asal }: Pick<IsianPengajuan, 'izin_asal'>): number | string {
  return izin_asal?.registrasi_id ?? izin_asal?.nomor ?? ''
}

/**
 * Deletes the consent and the invitation sent for it. Otherwise the wrong recipient could still create an account with
 * the link.
 */
async function endConsent(trx: Trx, drafId: number): Promise<void> {
  const asked = await repository.dropPersetujuan(trx, drafId)
  if (asked?.perusahaan_id && asked.email) await dropInvitations(trx, asked.perusahaan_id, asked.email)
}

export function saveDraf(
  platform: Platform,
  caller: SignedIn,
  uuid: string,
  { isian, jawaban, langkah, versi }: Body<typeof updateDraf>,
): Promise<{ versi: number; diubah: string }> {
  const { actor } = caller
  return write(platform.db, caller, async (trx) => {
    const row = await getLockedDraf(trx, actor, uuid)
    if (row.versi !== versi) {
      throw new AppError('BENTROK', {
        message: 'Draf ini sudah diubah di tempat lain. Muat ulang untuk melihat yang terbaru.',
        extra: { versi: row.versi, diubah: row.diubah.toISOString() },
      })
    }
    await claimDrafFiles(platform.files, trx, row, { isian, jawaban }, actor)
    await releaseDrafFiles(platform.files, trx, row, kunciDraf({ isian, jawaban }))
    if (endsConsent(row.isian, isian)) await endConsent(trx, row.id)
    const diubah = platform.clock()
    await repository.updateDraf(trx, row.id, {
      isian: JSON.stringify(isian),
      jawaban: JSON.stringify(jawaban),
      langkah: langkah ?? row.langkah,
      versi: versi + 1,
      diubah,
    })
    return { versi: versi + 1, diubah: diubah.toISOString() }
  })
}

export function discardDraf(platform: Platform, caller: SignedIn, uuid: string): Promise<void> {
  return write(platform.db, caller, async (trx) => {
    const row = await getLockedDraf(trx, caller.actor, uuid)
    await releaseDrafFiles(platform.files, trx, row, [])
    await endConsent(trx, row.id)
    await repository.deleteDraf(trx, row.id)
    const { audit_type, jenis_pengajuan } = row
    await recordAudit(trx, caller, { record: drafRecord(row), before: { audit_type, jenis_pengajuan } })
  })
}
