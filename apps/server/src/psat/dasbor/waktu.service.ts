import { addDays } from '@portal/domain/platform/calendar/add-days'
import type { Query } from '@portal/domain/platform/contract'
import { persenDari } from '@portal/domain/platform/dasbor/angka'
import { type RentangHari, waktuHari } from '@portal/domain/platform/dasbor/rentang'
import { dayInJakarta } from '@portal/domain/platform/format'
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
import { readAngka } from './angka.repository.ts'
import { factMasuk } from './berkas.fact.ts'
import { countHariTenggat, listNomorHasil } from './keadaan.repository.ts'
import { factPeristiwa } from './peristiwa.fact.ts'
import { bySource, rentangBerurut, rentangOf, rinciSumber, tempatOf, type Wilayah } from './saringan.ts'

const total = (rows: readonly { n: number }[]) => rows.reduce((sum, { n }) => sum + n, 0)

/** Returns the number of files that came in on the requested days, by outcome. */
export async function readKeluaran(
  { db }: Platform,
  actor: Pembaca,
  query: Query<typeof totalDocumentProcess>,
) {
  const { startDate, endDate, years = [], isInputPusat } = query
  const range = rentangOf(['startDate', 'endDate'], { start: startDate, end: endDate })
  const ranges = rentangTahun(range, years)
  const tempat = tempatOf(query)
  const rinci = ['hasil' as const, ...rinciSumber(isInputPusat)]
  const read = ranges.map((rentang) => readAngka(db, actor, factMasuk, { tempat, rentang, rinci }))
  const rows = (await Promise.all(read)).flat().filter(bySource(isInputPusat))
  const whole = total(rows)
  const keluaranOf = async (hasil: string) => {
    const count = total(rows.filter((row) => row.hasil === hasil))
    const nomor = await listNomorHasil(db, actor, query, { hasil, ranges })
    return { count, percentage: persenDari(count, whole, 2), nomorPermohonanList: nomor }
  }
  const [totalOnProcess, totalComplete, totalReject] = await Promise.all([
    keluaranOf('proses'),
    keluaranOf('terbit'),
    keluaranOf('tms'),
  ])
  return { totalOnProcess, totalComplete, totalReject }
}

type RinciPeristiwa = 'jenis' | 'audit_type'

async function readPeristiwa(
  { db }: Platform,
  actor: Pembaca,
  wilayah: Wilayah & { isInputPusat?: boolean | undefined },
  { ranges, rinci }: { ranges: readonly RentangHari[]; rinci: readonly RinciPeristiwa[] },
) {
  const tempat = tempatOf(wilayah)
  const by = [...rinci, ...rinciSumber(wilayah.isInputPusat)]
  const asked = { tempat, per: 'hari' as const, rinci: by }
  const read = ranges.map((rentang) => readAngka(db, actor, factPeristiwa, { ...asked, rentang }))
  return (await Promise.all(read)).flat().filter(bySource(wilayah.isInputPusat))
}

interface Harian {
  waktu: number | null
  n: number
}

/** Returns a function that sums rows by part of a period. A map from day to part avoids a search for each row. */
function jumlahOf(parts: readonly Penggal[]): (rows: readonly Harian[]) => number[] {
  const places = new Map<number, number>()
  for (const [place, { date, dateEnd }] of parts.entries())
    for (let day = date; day <= dateEnd; day = addDays(day, 1)) places.set(waktuHari(day), place)
  return (rows) => {
    const sums = parts.map(() => 0)
    for (const { waktu, n } of rows) {
      const place = waktu === null ? undefined : places.get(waktu)
      if (place !== undefined) sums[place] = (sums[place] ?? 0) + n
    }
    return sums
  }
}

type Hitung = (jenis: JenisPeristiwa, place: number) => number

function countsOf(
  rows: readonly (Harian & { jenis: unknown })[],
  jumlah: ReturnType<typeof jumlahOf>,
): Hitung {
  const kinds = new Map(
    [...Map.groupBy(rows, ({ jenis }) => jenis)].map(([jenis, own]) => [jenis, jumlah(own)]),
  )
  return (jenis, place) => kinds.get(jenis)?.[place] ?? 0
}

const kemajuan = (hitung: Hitung, place: number) => ({
  totalComplete: hitung('terbit', place),
  totalAudit: hitung('audit', place),
  totalRevision: hitung('revisi', place),
  totalEndAudit: hitung('akhir_audit', place),
})

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
    readPeristiwa(platform, actor, query, { ranges, rinci: ['jenis'] }),
    countHariTenggat(platform.db, actor, { ...query, tahap }, { start: first, end: last }),
  ])
  const parts = ranges.flatMap(({ start, end }) => penggalOf(start, end, unit))
  const jumlah = jumlahOf(parts)
  const hitung = countsOf(rows, jumlah)
  const jatuh = jumlah(tenggat.map((row) => ({ waktu: waktuHari(row.tenggat), n: row.n })))
  const data = parts.map((penggal, place) => ({
    ...penggal,
    ...kemajuan(hitung, place),
    totalDeadlineAudit: jatuh[place] ?? 0,
  }))
  return { success: true as const, unit, data }
}

export async function readMingguan(platform: Platform, actor: Pembaca, query: Query<typeof weeklyReport>) {
  const today = dayInJakarta(platform.clock())
  const { start = addDays(today, -55), end = today } = rentangBerurut(['startDate', 'endDate'], {
    start: query.startDate,
    end: query.endDate,
  })
  const rentang = { start, end }
  const [masuk, rows] = await Promise.all([
    readAngka(platform.db, actor, factMasuk, {
      tempat: tempatOf({}),
      rentang,
      per: 'hari',
      rinci: ['audit_type'],
    }),
    readPeristiwa(platform, actor, {}, { ranges: [rentang], rinci: ['jenis', 'audit_type'] }),
  ])
  const parts = penggalOf(start, end, 'minggu')
  const jumlah = jumlahOf(parts)
  const figuresOf = (kind?: JenisIzin) => {
    const own = <Row extends { audit_type: unknown }>(all: readonly Row[]) =>
      all.filter((row) => kind === undefined || row.audit_type === kind)
    const [came, hitung] = [jumlah(own(masuk)), countsOf(own(rows), jumlah)]
    return (place: number) => ({
      totalUpload: came[place] ?? 0,
      totalReject: hitung('tolak', place),
      ...kemajuan(hitung, place),
    })
  }
  const [semua, sppb, edar] = [figuresOf(), figuresOf('sppb_psat'), figuresOf('izin_edar_pl')]
  return parts.map((penggal, place) => ({
    ...penggal,
    ...semua(place),
    sppb_psat: sppb(place),
    izin_edar_pl: edar(place),
  }))
}
