import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { formatDate } from '@portal/domain/platform/format'
import { isKantor, type TabelAlur } from '@portal/domain/psat/alur/alur'
import { semuaAlur } from '@portal/domain/psat/alur/semua-alur'
import type { setHariKerja, setHariLibur } from '@portal/domain/psat/master/hari.contract'
import { recomputeKasus } from '#okkp/index.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { readHari } from '#psat/alur/kalender.repository.ts'
import { recomputeDeadlines } from '#psat/tenggat/tenggat.service.ts'
import {
  deleteHariLibur,
  findHariLibur,
  type HariLibur,
  listHariLibur,
  lockHariLibur,
  upsertHariKerja,
  upsertHariLibur,
} from './hari.repository.ts'

export function readHariLibur({ db }: Platform, tahun: number | undefined) {
  return listHariLibur(db, tahun)
}

/** Adding a holiday must not rename an existing holiday on that day. */
function alreadyHoliday({ tanggal, nama }: HariLibur): AppError {
  const message = `${formatDate(tanggal)} sudah libur: ${nama}. Pilih tanggal lain, atau ubah yang itu di daftar.`
  return new AppError('SUDAH_ADA', { message, fields: [{ field: 'tanggal', message }] })
}

/** Holidays move the deadlines of licence files and the due days of cases. */
async function recomputeDue(platform: Platform, trx: Trx): Promise<void> {
  await recomputeDeadlines(platform, trx)
  await recomputeKasus(platform, trx)
}

export function saveHariLibur(
  platform: Platform,
  caller: Caller,
  { baru = false, ...libur }: Body<typeof setHariLibur>,
) {
  return write(platform.db, caller, async (trx) => {
    const before = await lockHariLibur(trx, libur.tanggal)
    if (baru && before) throw alreadyHoliday(before)
    await upsertHariLibur(trx, libur)
    await recomputeDue(platform, trx)
    await recordAudit(trx, caller, { record: `hari-libur/${libur.tanggal}`, before, after: libur })
    return libur
  })
}

export function removeHariLibur(platform: Platform, caller: Caller, tanggal: string): Promise<void> {
  return write(platform.db, caller, async (trx) => {
    const before = await findHariLibur(trx, tanggal)
    if (!before) throw new AppError('TIDAK_DITEMUKAN', { message: 'Hari libur ini tidak ada.' })
    await deleteHariLibur(trx, tanggal)
    await recomputeDue(platform, trx)
    await recordAudit(trx, caller, { record: `hari-libur/${tanggal}`, before })
  })
}

async function readDays(db: Executor, alur: TabelAlur) {
  const master = await readHari(db, alur.hari)
  return Object.entries(master).map(([anggaran, hari]) => ({
    anggaran,
    label: alur.anggaran[anggaran] ?? anggaran,
    alur: alur.nama,
    kantor: isKantor(alur, anggaran),
    ...hari,
  }))
}

export async function readDaysMaster({ db }: Pick<Platform, 'db'>) {
  const all = await Promise.all(semuaAlur().map((alur) => readDays(db, alur)))
  return all.flat()
}

async function getDays(db: Executor, anggaran: string) {
  const track = semuaAlur().find(({ hari }) => Object.hasOwn(hari, anggaran))
  const row = track && (await readDays(db, track)).find((days) => days.anggaran === anggaran)
  if (!row) throw fieldError('anggaran', 'Anggaran waktu ini tidak ada.')
  return row
}

/** Changes a budget. Running stages keep their days, because the clock ledger already holds them. */
export function saveHariKerja(
  platform: Platform,
  caller: Caller,
  { anggaran, ...hari }: Body<typeof setHariKerja>,
) {
  return write(platform.db, caller, async (trx) => {
    const { sppb_psat, izin_edar_pl } = await getDays(trx, anggaran)
    await upsertHariKerja(trx, anggaran, hari, platform.clock())
    await recordAudit(trx, caller, {
      record: `hari-kerja/${anggaran}`,
      before: { sppb_psat, izin_edar_pl },
      after: hari,
    })
    return getDays(trx, anggaran)
  })
}
