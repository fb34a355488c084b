import {
  type PengawasanBaru,
  type PengawasanDiubah,
  sanctionInForce,
} from '@portal/domain/okkp/pengawasan/pengawasan.schema'
import type { Pengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { notify } from '#akun/index.ts'
import type { KasusRow } from '#okkp/kasus/kasus.repository.ts'
import { releasePengawasan, settlePengawasan, takePengawasan } from '#okkp/kasus/tautan.service.ts'
import { findTemuanPengawasan } from '#okkp/kasus/temuan.repository.ts'
import type { PengawasanOf } from '#okkp/registrasi/pengawasan-of.ts'
import { registrasiRecord, releaseUnnamed } from '#okkp/registrasi/registrasi.files.ts'
import { presentRegistrasi } from '#okkp/registrasi/registrasi.presenter.ts'
import { type RegistrasiRow, updateRegistrasi } from '#okkp/registrasi/registrasi.repository.ts'
import { lockOwn } from '#okkp/registrasi/registrasi-write.service.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { write } from '#platform/write.ts'
import { presentPengawasan } from './pengawasan.presenter.ts'
import * as repository from './pengawasan.repository.ts'

/** Supervision data that a registration shows. A registration with supervision cannot be deleted. */
export const pengawasanOfRegistrasi: PengawasanOf = {
  async list(db, registrasiId, today) {
    const rows = await repository.listPengawasan(db, registrasiId)
    return rows.map((row) => presentPengawasan(row, today))
  },
  exists: repository.hasPengawasan,
}

type SignedIn = Caller & { actor: Actor }
interface Outcome {
  pengawasan: Pengawasan
  registrasi: Registrasi
}

function checkDays(form: PengawasanBaru, today: string): void {
  if (form.tanggal > today) throw fieldError('tanggal', 'Tanggal pengawasan tidak boleh setelah hari ini.')
  if (form.sanksi_diangkat && form.sanksi_diangkat > today) {
    throw fieldError('sanksi_diangkat', 'Tanggal ini tidak boleh setelah hari ini.')
  }
}

const filesOf = ({ lampiran, temuan }: { lampiran: string[]; temuan: { bukti: string | null }[] }) =>
  [...lampiran, ...temuan.map(({ bukti }) => bukti)].filter((key) => key !== null)

function claim(files: Platform['files'], trx: Trx, record: string, form: PengawasanBaru, actor: Actor) {
  return files.claim(trx, filesOf(form), { record, visibility: 'rekaman', actor, field: 'lampiran' })
}

async function getPresented(trx: Trx, id: number, today: string): Promise<Pengawasan> {
  const row = await repository.findPengawasan(trx, id)
  if (!row) throw notFound('Pengawasan')
  return presentPengawasan(row, today)
}

const news: Record<'dibekukan' | 'dicabut', string> = {
  dibekukan: 'dibekukan. Penuhi tindak lanjut pengawasan supaya pembekuannya diangkat.',
  dicabut: 'dicabut.',
}

/** Updates the sanction of the registration from its supervision in the same transaction and notifies the holder. */
async function settleSanction(
  trx: Trx,
  scope: RegionScope,
  row: RegistrasiRow,
  at: Date,
): Promise<Registrasi> {
  const sanksi = sanctionInForce(await repository.listPengawasan(trx, row.id))
  await updateRegistrasi(trx, row.id, { sanksi, updated_at: at })
  if (sanksi !== row.sanksi && row.perusahaan_id !== null) {
    const what = sanksi ? news[sanksi] : 'tidak lagi dikenai sanksi.'
    await notify(
      trx,
      { perusahaanId: row.perusahaan_id },
      {
        keterangan: `Registrasi ${row.no_registration} ${what}`,
        tautan: `/verifikasi/${row.kode_verifikasi}`,
      },
    )
  }
  return presentRegistrasi(await lockOwn(trx, scope, row.id), scope, dayInJakarta(at))
}

async function settleKasus(
  trx: Trx,
  id: number,
  { sanksi }: PengawasanBaru,
  linked: KasusRow | undefined,
  stamp: Stamp,
): Promise<void> {
  const found = await findTemuanPengawasan(trx, id)
  if (found) await settlePengawasan(trx, found.temuan, { id, sanksi }, linked, stamp)
}

export function addPengawasan(
  { db, clock, files }: Platform,
  caller: SignedIn,
  form: PengawasanBaru,
): Promise<Outcome> {
  const scope = scopeOf(caller.actor)
  const at = clock()
  const today = dayInJakarta(at)
  checkDays(form, today)
  return write(db, caller, async (trx) => {
    const row = await lockOwn(trx, scope, form.registrasi_id)
    if (row.digantikan_oleh !== null) {
      throw new AppError('BENTROK', {
        message: 'Registrasi ini sudah digantikan. Catat pengawasan pada penggantinya.',
      })
    }
    const record = registrasiRecord(row.id)
    await claim(files, trx, record, form, caller.actor)
    const stamp = { by: caller.actor.id, at }
    const kasus = await takePengawasan(trx, scope, form, row.id)
    const id = await repository.insertPengawasan(trx, { ...form, tindak_lanjut_id: kasus?.id ?? null }, stamp)
    await settleKasus(trx, id, form, kasus, stamp)
    const pengawasan = await getPresented(trx, id, today)
    const registrasi = await settleSanction(trx, scope, row, at)
    await recordAudit(trx, caller, { record, after: pengawasan })
    return { pengawasan, registrasi }
  })
}

export function changePengawasan(
  { db, clock, files }: Platform,
  caller: SignedIn,
  { id, ...form }: PengawasanDiubah,
): Promise<Outcome> {
  const scope = scopeOf(caller.actor)
  const at = clock()
  const today = dayInJakarta(at)
  checkDays(form, today)
  return write(db, caller, async (trx) => {
    const row = await lockOwn(trx, scope, form.registrasi_id)
    const found = await repository.findPengawasan(trx, id)
    if (!found || found.registrasi_id !== row.id) throw notFound('Pengawasan')
    if (found.versi !== form.versi) throw new AppError('BENTROK')
    const record = registrasiRecord(row.id)
    await claim(files, trx, record, form, caller.actor)
    const stamp = { by: caller.actor.id, at }
    await repository.updatePengawasan(trx, id, { ...form, versi: form.versi + 1 }, stamp)
    await settleKasus(trx, id, form, undefined, stamp)
    const kept = new Set(filesOf(form))
    const dropped = filesOf(found).filter((key) => !kept.has(key))
    await releaseUnnamed(files, trx, row.id, dropped)
    const before = presentPengawasan(found, today)
    const pengawasan = await getPresented(trx, id, today)
    const registrasi = await settleSanction(trx, scope, row, at)
    await recordAudit(trx, caller, { record, before, after: pengawasan })
    return { pengawasan, registrasi }
  })
}

export function removePengawasan(
  { db, clock }: Platform,
  caller: SignedIn,
  id: number,
): Promise<{ registrasi: Registrasi }> {
  const scope = scopeOf(caller.actor)
  const at = clock()
  return write(db, caller, async (trx) => {
    const named = await repository.findPengawasan(trx, id)
    if (!named) throw notFound('Pengawasan')
    const row = await lockOwn(trx, scope, named.registrasi_id)
    // Reads again under the lock, because a concurrent delete may have been first.
    const found = await repository.findPengawasan(trx, id)
    if (!found) throw notFound('Pengawasan')
    const stamp = { by: caller.actor.id, at }
    await repository.markDeleted(trx, id, stamp)
    await releasePengawasan(trx, id, stamp)
    const registrasi = await settleSanction(trx, scope, row, at)
    const before = presentPengawasan(found, dayInJakarta(at))
    await recordAudit(trx, caller, { record: registrasiRecord(row.id), before })
    return { registrasi }
  })
}
