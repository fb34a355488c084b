import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { namesIn } from '@portal/domain/platform/stored-name'
import { type AnggaranHari, anggaranLabels, type HariKerja } from '@portal/domain/psat/alur/pengajuan.hari'
import type { setHariKerja, setHariLibur } from '@portal/domain/psat/daftar/daftar.contract'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { readHariKerja } from '#psat/alur/kalender.repository.ts'
import { recomputeDeadlines } from '#psat/tenggat/tenggat.service.ts'
import {
  deleteHariLibur,
  findHariLibur,
  listHariLibur,
  upsertHariKerja,
  upsertHariLibur,
} from './hari.repository.ts'

export function readHariLibur({ db }: Platform, tahun: number | undefined) {
  return listHariLibur(db, tahun)
}

export function saveHariLibur(platform: Platform, caller: Caller, libur: Body<typeof setHariLibur>) {
  return write(platform.db, caller, async (trx) => {
    const before = await findHariLibur(trx, libur.tanggal)
    await upsertHariLibur(trx, libur)
    await recomputeDeadlines(platform, trx)
    await recordAudit(trx, caller, { record: `hari-libur/${libur.tanggal}`, before, after: libur })
    return libur
  })
}

export function removeHariLibur(platform: Platform, caller: Caller, tanggal: string): Promise<void> {
  return write(platform.db, caller, async (trx) => {
    const before = await findHariLibur(trx, tanggal)
    if (!before) throw new AppError('TIDAK_DITEMUKAN', { message: 'Hari libur ini tidak ada.' })
    await deleteHariLibur(trx, tanggal)
    await recomputeDeadlines(platform, trx)
    await recordAudit(trx, caller, { record: `hari-libur/${tanggal}`, before })
  })
}

function present(master: HariKerja, anggaran: AnggaranHari) {
  return { anggaran, label: anggaranLabels[anggaran], ...master[anggaran] }
}

export async function readDaysMaster({ db }: Platform) {
  const master = await readHariKerja(db)
  return namesIn(master).map((anggaran) => present(master, anggaran))
}

function isAnggaran(name: string): name is AnggaranHari {
  return Object.hasOwn(anggaranLabels, name)
}

/** Days already granted stand in the ledgers, so running stages keep theirs. */
export function saveHariKerja(
  platform: Platform,
  caller: Caller,
  { anggaran, ...hari }: Body<typeof setHariKerja>,
) {
  return write(platform.db, caller, async (trx) => {
    if (!isAnggaran(anggaran)) throw fieldError('anggaran', 'Anggaran waktu ini tidak ada.')
    const before = (await readHariKerja(trx))[anggaran]
    await upsertHariKerja(trx, anggaran, hari, platform.clock())
    await recordAudit(trx, caller, { record: `hari-kerja/${anggaran}`, before, after: hari })
    return present(await readHariKerja(trx), anggaran)
  })
}
