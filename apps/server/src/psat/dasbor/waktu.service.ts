import { addDays } from '@portal/domain/platform/calendar/add-days'
import type { Query } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { persenDari } from '@portal/domain/platform/statistik/angka'
import { emberHari, type RentangHari } from '@portal/domain/platform/statistik/ember'
import { tahapSemua } from '@portal/domain/psat/alur/semua-alur'
import type {
  progressServices,
  totalDocumentProcess,
  weeklyReport,
} from '@portal/domain/psat/dasbor/dasbor.contract'
import { type Penggal, penggalOf, rentangTahun, unitOf } from '@portal/domain/psat/dasbor/periode'
import { isAudit, type JenisPeristiwa } from '@portal/domain/psat/dasbor/peristiwa'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Platform } from '#platform/platform.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { emberMasuk, emberPeristiwa, readEmber } from './ember-psat.ts'
import { countHariTenggat, listNomorHasil } from './keadaan.repository.ts'
import { rentangBerurut, rentangOf, tempatOf, type Wilayah } from './saringan.ts'

const bySource = (asked: boolean | undefined) => (row: { is_input_pusat: unknown }) =>
  asked === undefined || row.is_input_pusat === asked

const total = (rows: readonly { n: number }[]) => rows.reduce((sum, { n }) => sum + n, 0)

/** What came in within the days asked for, and what became of it. */
export async function readKeluaran(
  { db }: Platform,
  actor: Pembaca,
  query: Query<typeof totalDocumentProcess>,
) {
  const { startDate, endDate, years = [], isInputPusat } = query
  const range = rentangOf(['startDate', 'endDate'], { start: startDate, end: endDate })
  const ranges = rentangTahun(range, years)
  const tempat = tempatOf(query)
  const read = ranges.map((rentang) => readEmber(db, actor, emberMasuk, { tempat, rentang }))
  const rows = (await Promise.all(read)).flat().filter(bySource(isInputPusat))
  const whole = total(rows)
  const of = async (hasil: string) => {
    const count = total(rows.filter((row) => row.hasil === hasil))
    const nomor = await listNomorHasil(db, actor, query, { hasil, ranges })
    return { count, percentage: persenDari(count, whole, 2), nomorPermohonanList: nomor }
  }
  const [totalOnProcess, totalComplete, totalReject] = await Promise.all([
    of('proses'),
    of('terbit'),
    of('tms'),
  ])
  return { totalOnProcess, totalComplete, totalReject }
}

type Hitung = (jenis: JenisPeristiwa, penggal: Penggal) => number

async function readPeristiwa(
  { db }: Platform,
  actor: Pembaca,
  wilayah: Wilayah & { isInputPusat?: boolean | undefined },
  ranges: readonly RentangHari[],
) {
  const tempat = tempatOf(wilayah)
  const read = ranges.map((rentang) => readEmber(db, actor, emberPeristiwa, { tempat, rentang, per: 'hari' }))
  return (await Promise.all(read)).flat().filter(bySource(wilayah.isInputPusat))
}

/** Sums by day, so that days and weeks are looked up, however long the period is. */
function jumlahHari(rows: readonly { waktu: number | null; n: number }[]): (penggal: Penggal) => number {
  const days = new Map<number, number>()
  for (const { waktu, n } of rows) if (waktu !== null) days.set(waktu, (days.get(waktu) ?? 0) + n)
  return ({ date, dateEnd }) => {
    let sum = 0
    for (let day = date; day <= dateEnd; day = addDays(day, 1)) sum += days.get(emberHari(day)) ?? 0
    return sum
  }
}

/** The events of these rows, each kind by day. */
function hitungOf(rows: readonly { jenis: unknown; waktu: number | null; n: number }[]): Hitung {
  const kinds = new Map(
    [...Map.groupBy(rows, ({ jenis }) => jenis)].map(([jenis, own]) => [jenis, jumlahHari(own)]),
  )
  return (jenis, penggal) => kinds.get(jenis)?.(penggal) ?? 0
}

const kemajuan = (hitung: Hitung, penggal: Penggal) => ({
  totalComplete: hitung('terbit', penggal),
  totalAudit: hitung('audit', penggal),
  totalRevision: hitung('revisi', penggal),
  totalEndAudit: hitung('akhir_audit', penggal),
})

/** What happened, by day or by week. */
export async function readKemajuan(
  platform: Platform,
  actor: Pembaca,
  query: Query<typeof progressServices>,
) {
  const { startDate, endDate, years = [] } = query
  const today = dayInJakarta(platform.clock())
  const given = startDate ?? endDate ?? years[0]
  const range = given
    ? rentangBerurut(['startDate', 'endDate'], { start: startDate, end: endDate })
    : { start: addDays(today, -29), end: today }
  const ranges = rentangTahun(range, years).flatMap(({ start, end }) =>
    start && end ? [{ start, end }] : [],
  )
  ranges.sort((a, b) => a.start.localeCompare(b.start))
  const [first, last] = [ranges[0]?.start ?? today, ranges.at(-1)?.end ?? today]
  const unit = unitOf(first, last)
  const tahap = tahapSemua(isAudit)
  const [rows, tenggat] = await Promise.all([
    readPeristiwa(platform, actor, query, ranges),
    countHariTenggat(platform.db, actor, { ...query, tahap }, { start: first, end: last }),
  ])
  const parts = ranges.flatMap(({ start, end }) => penggalOf(start, end, unit))
  const hitung = hitungOf(rows)
  const jatuh = jumlahHari(tenggat.map((row) => ({ waktu: emberHari(row.tenggat), n: row.n })))
  const data = parts.map((penggal) => ({
    ...penggal,
    ...kemajuan(hitung, penggal),
    totalDeadlineAudit: jatuh(penggal),
  }))
  return { success: true as const, unit, data }
}

/** The weeks of a period, both kinds apart and together. */
export async function readMingguan(platform: Platform, actor: Pembaca, query: Query<typeof weeklyReport>) {
  const today = dayInJakarta(platform.clock())
  const { start = addDays(today, -55), end = today } = rentangBerurut(['startDate', 'endDate'], {
    start: query.startDate,
    end: query.endDate,
  })
  const asked = { tempat: tempatOf({}), rentang: { start, end }, per: 'hari' } as const
  const [masuk, rows] = await Promise.all([
    readEmber(platform.db, actor, emberMasuk, asked),
    readPeristiwa(platform, actor, {}, [{ start, end }]),
  ])
  const of = (kind?: JenisIzin) => {
    const own = <Row extends { audit_type: unknown }>(all: readonly Row[]) =>
      all.filter((row) => kind === undefined || row.audit_type === kind)
    const [came, hitung] = [jumlahHari(own(masuk)), hitungOf(own(rows))]
    return (penggal: Penggal) => ({
      totalUpload: came(penggal),
      totalReject: hitung('tolak', penggal),
      ...kemajuan(hitung, penggal),
    })
  }
  const [semua, sppb, edar] = [of(), of('sppb_psat'), of('izin_edar_pl')]
  return penggalOf(start, end, 'minggu').map((penggal) => ({
    ...penggal,
    ...semua(penggal),
    sppb_psat: sppb(penggal),
    izin_edar_pl: edar(penggal),
  }))
}
