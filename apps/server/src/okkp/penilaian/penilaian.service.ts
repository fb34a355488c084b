import { nilaiPenilaian, rerataPenilaian } from '@portal/domain/okkp/penilaian/penilaian'
import type {
  listPenilaian,
  PenilaianForm,
  TrenPenilaian,
} from '@portal/domain/okkp/penilaian/penilaian.contract'
import type { Query } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { addressPrint } from '#platform/secrets/address-print.ts'
import { write } from '#platform/write.ts'
import * as repository from './penilaian.repository.ts'

/** Ratings allowed per address and day. People at a shared office counter may send several, a bot would send many. */
export const mostPerDay = 20

/** Staff who may read ratings may also enter ratings from paper forms. */
function mayEnterPaper({ actor }: Caller): boolean {
  return actor !== undefined && !actor.wajib_ganti_sandi && hasPermission(actor.role, 'penilaian.baca')
}

function checkPaper(tanggal: string, caller: Caller, today: string): void {
  if (!mayEnterPaper(caller))
    throw fieldError('tanggal', 'Tanggal hanya diisi petugas yang memasukkan formulir kertas.')
  if (tanggal > today) throw fieldError('tanggal', 'Tanggal formulir tidak boleh setelah hari ini.')
}

export async function addPenilaian(platform: Platform, caller: Caller, form: PenilaianForm): Promise<void> {
  const { situs_web: trap, tanggal, ...isian } = form
  const now = platform.clock()
  const today = dayInJakarta(now)
  // Only a paper form has a date. Without a date the rating of a staff member comes from the help button.
  const paper = tanggal !== null
  if (paper) checkPaper(tanggal, caller, today)
  await write(platform.db, caller, async (trx) => {
    const sumber = paper ? ('kertas' as const) : ('portal' as const)
    // A bot gets the same answer as a person and learns nothing. The server stores no rating.
    if (trap && !paper) {
      await recordAudit(trx, caller, { record: 'penilaian/ditolak', after: { sebab: 'jebakan' } })
      return null
    }
    const sidik_alamat = paper ? null : addressPrint(platform, 'alamat-penilaian', caller.ip)
    if (sidik_alamat && (await repository.countFromAddress(trx, sidik_alamat)) >= mostPerDay) {
      throw new AppError('TERLALU_SERING', {
        message: 'Penilaian dari jaringan ini sudah banyak hari ini. Coba lagi besok.',
      })
    }
    const id = await repository.insertPenilaian(trx, {
      ...isian,
      sumber,
      tanggal: tanggal ?? today,
      sidik_alamat,
      created_by: caller.actor?.id ?? null,
      created_at: now,
    })
    // The audit trail omits the author and the text, because it is kept longer than the rating and has other readers.
    await recordAudit(trx, caller, { record: `penilaian/${id}`, after: { ratings: isian.ratings, sumber } })
    return null
  })
}

export async function readPenilaian({ db }: Platform, asked: Query<typeof listPenilaian>) {
  const { rows, total } = await repository.listPenilaian(db, asked)
  return {
    total,
    rows: rows.map(({ nilai, catatan, judul, jenis, tautan, created_at, ...row }) => ({
      ...row,
      ratings: nilai,
      note: catatan,
      title: judul,
      type: jenis,
      link: tautan,
      created_at: created_at.toISOString(),
    })),
  }
}

const months = 24

/** Returns the first days of the last 24 months, including the current month. */
function monthsUntil(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: months }, (_, at) =>
    new Date(Date.UTC(year, month - months + at, 1)).toISOString().slice(0, 10),
  )
}

export async function readTren({ db, clock }: Platform): Promise<TrenPenilaian> {
  const all = monthsUntil(dayInJakarta(clock()))
  const counts = await repository.countByMonth(db, all[0] ?? '')
  const sumOf = (rows: typeof counts) => rows.reduce((sum, { jumlah }) => sum + jumlah, 0)
  return {
    bulan: all.map((bulan) => {
      const rated = counts.filter((row) => row.bulan === bulan && row.nilai !== null)
      const jumlah = sumOf(rated)
      const points = rated.reduce((sum, row) => sum + (row.nilai ?? 0) * row.jumlah, 0)
      return { bulan, jumlah, rata_rata: rerataPenilaian(points, jumlah) }
    }),
    sebaran: nilaiPenilaian.map((nilai) => ({
      nilai,
      jumlah: sumOf(counts.filter((row) => row.nilai === nilai && all.includes(row.bulan))),
    })),
  }
}
