import type {
  rapidTestByProvinsi,
  statistikPengujian,
  statistikRapidTest,
  ujiLabByProvinsi,
} from '@portal/domain/okkp/dasbor/dasbor-uji.contract'
import { kelasMutuIds, kelasMutuLabels } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import type { Query } from '@portal/domain/platform/contract'
import { persenDari, selangBagian } from '@portal/domain/platform/dasbor/angka'
import { type RentangHari, rentangDari } from '@portal/domain/platform/dasbor/rentang'
import { type Deret, deretOf, titikOf } from '@portal/domain/platform/dasbor/titik-waktu'
import { dayInJakarta } from '@portal/domain/platform/format'
import { factRapidTest } from '#okkp/rapid-test/rapid-test.fact.ts'
import { factUjiLab } from '#okkp/uji-lab/uji-lab.fact.ts'
import { factUjiMutu } from '#okkp/uji-mutu/uji-mutu.fact.ts'
import type { Fact, Tempat } from '#platform/figures/fact.ts'
import { type Figure, readFigures } from '#platform/figures/read-figures.ts'
import type { Platform } from '#platform/platform.ts'
import { countLab, countMutu, countRapid, kategoriRapid } from './count-uji.ts'
import { dijelaskan, type Tempatnya, tempatOf } from './keterangan.ts'
import { listJenis } from './nama-dasbor.repository.ts'

type Asked = Query<typeof statistikRapidTest>

async function readRows<D extends string, R extends D>(
  { db, clock }: Platform,
  fact: Fact<D>,
  asked: Asked,
  perTitik: readonly R[],
) {
  const tempat = await tempatOf(db, asked)
  const rentang = rentangDari(asked.start_date, asked.end_date)
  const deret = deretOf(rentang, dayInJakarta(clock()))
  const di = tempat.bingkai?.induk
  const [rows, titik] = await Promise.all([
    di ? readFigures(db, fact, { tempat: di, rentang }) : [],
    di ? readFigures(db, fact, { tempat: di, rentang: deret.rentang, per: deret.per, rinci: perTitik }) : [],
  ])
  return { tempat, rentang: [rentang], rows, deret, titik }
}

function points<D extends string, T>(
  deret: Deret,
  rows: readonly Figure<D>[],
  count: (of: Figure<D>[]) => T,
) {
  const held = deret.titik.map((): Figure<D>[] => [])
  for (const row of rows) held[titikOf(deret, row.waktu ?? 0)]?.push(row)
  return deret.titik.map((titik, place) => {
    const own = held[place] ?? []
    return { ...titik, count: own.reduce((sum, { n }) => sum + n, 0), ...count(own) }
  })
}

const failedShare = (part: number, whole: number) => ({
  percentage: persenDari(part, whole),
  selang: selangBagian(part, whole),
})

export async function readUjiLab(platform: Platform, asked: Asked) {
  const [read, jenis] = await Promise.all([
    readRows(platform, factUjiLab, asked, ['status']),
    listJenis(platform.db, 'uji_lab'),
  ])
  const total = countLab(read.rows)
  const data = {
    ...read.tempat.nama,
    ...total,
    ...failedShare(total.total_tms, total.total_ms + total.total_tms),
    jenis: jenis.map(({ id, nama }) => {
      const own = countLab(read.rows.filter(({ jenis_uji_lab_id }) => jenis_uji_lab_id === id))
      return {
        jenis_uji_lab_id: id,
        jenis: nama,
        ...own,
        percentage: persenDari(own.total_tms, own.total_ms + own.total_tms),
      }
    }),
    deret: points(read.deret, read.titik, (rows) => {
      const { total_ms, total_tms } = countLab(rows)
      return { total_ms, total_tms }
    }),
  }
  return dijelaskan(data, { ...read, total: total.total_uji_lab, yang: 'uji laboratorium' })
}

export async function readRapidTest(platform: Platform, asked: Asked) {
  const [read, jenis] = await Promise.all([
    readRows(platform, factRapidTest, asked, ['kategori', 'keadaan']),
    listJenis(platform.db, 'rapid_test'),
  ])
  const total = countRapid(read.rows)
  const data = {
    ...read.tempat.nama,
    ...total,
    ...kategoriRapid(read.rows),
    ...failedShare(total.total_positif, total.total_rapid_test),
    jenis: jenis.map(({ id, nama }) => {
      const own = countRapid(read.rows.filter(({ jenis_rapid_test_id }) => jenis_rapid_test_id === id))
      return {
        jenis_rapid_test_id: id,
        jenis: nama,
        ...own,
        percentage: persenDari(own.total_positif, own.total_rapid_test),
      }
    }),
    deret: points(read.deret, read.titik, kategoriRapid),
  }
  return dijelaskan(data, { ...read, total: total.total_rapid_test, yang: 'rapid test' })
}

export async function readUjiMutu(platform: Platform, asked: Asked) {
  const read = await readRows(platform, factUjiMutu, asked, [])
  const { total_kelas_mutu, of } = countMutu(read.rows)
  const data = {
    ...read.tempat.nama,
    total_kelas_mutu,
    kelas: kelasMutuIds.map((id) => ({
      kelas_mutu_id: id,
      kelas_mutu: kelasMutuLabels[id],
      total_kelas_mutu: of(id),
      percentage: persenDari(of(id), total_kelas_mutu),
    })),
    deret: points(read.deret, read.titik, () => ({})),
  }
  return dijelaskan(data, { ...read, total: total_kelas_mutu, yang: 'uji mutu' })
}

async function semuaUji({ db }: Platform, tempat: Tempat, rentang: RentangHari) {
  const [lab, rapid, mutu] = await Promise.all([
    readFigures(db, factUjiLab, { tempat, rentang, rinci: ['status'] }),
    readFigures(db, factRapidTest, { tempat, rentang, rinci: ['keadaan'] }),
    readFigures(db, factUjiMutu, { tempat, rentang, rinci: [] }),
  ])
  return (wilayah?: number) => {
    const rowsIn = <R extends { wilayah: number }>(rows: readonly R[]) =>
      wilayah === undefined ? rows : rows.filter((row) => row.wilayah === wilayah)
    const counted = { ...countLab(rowsIn(lab)), ...countRapid(rowsIn(rapid)) }
    const total_kelas_mutu = rowsIn(mutu).reduce((sum, { n }) => sum + n, 0)
    return {
      ...counted,
      total_kelas_mutu,
      total_pengujian: counted.total_uji_lab + counted.total_rapid_test + total_kelas_mutu,
    }
  }
}

export async function readPengujian(platform: Platform, asked: Query<typeof statistikPengujian>) {
  const tempat = await tempatOf(platform.db, asked)
  const rentang = rentangDari(asked.tanggal_start, asked.tanggal_end)
  const { bingkai } = tempat
  const kosong = { tingkat: 'nasional', ids: [] } as const
  const read = (of: Tempat | undefined) => semuaUji(platform, of ?? kosong, rentang)
  const about = (total: number) => ({ tempat, rentang: [rentang], total, yang: 'pengujian' })
  if (!asked.is_group) {
    const whole = (await read(bingkai?.induk))()
    return dijelaskan([{ ...tempat.nama, ...whole }], about(whole.total_pengujian))
  }
  // Every test has a province but not every test has a city. Only with cities can the total exceed the sum of the rows.
  const [part, of] = await Promise.all([
    read(bingkai?.bagian),
    bingkai?.tanpaKota ? read(bingkai.induk) : undefined,
  ])
  const whole = (of ?? part)()
  const rows = (bingkai?.baris ?? []).map(({ wilayah, nama }) => ({ ...nama, ...part(wilayah) }))
  const unplaced = selisih(whole, part())
  if (bingkai?.tanpaKota && unplaced.total_pengujian > 0) rows.push({ ...bingkai.tanpaKota, ...unplaced })
  return dijelaskan(rows, about(whole.total_pengujian))
}

/** Returns the part of a province's total that belongs to none of its cities. */
function selisih<T extends Record<string, number>>(whole: T, parts: T): T {
  return Object.fromEntries(Object.entries(whole).map(([name, n]) => [name, n - (parts[name] ?? 0)])) as T
}

const pad = (value: number) => String(value).padStart(2, '0')

function tahunBulan(
  today: string,
  { year, month }: { year?: number | undefined; month?: number | undefined },
): RentangHari {
  if (year === undefined && month === undefined) return {}
  const of = year ?? Number(today.slice(0, 4))
  if (month === undefined) return { start: `${of}-01-01`, end: `${of}-12-31` }
  const last = new Date(Date.UTC(of, month, 0)).getUTCDate()
  return { start: `${of}-${pad(month)}-01`, end: `${of}-${pad(month)}-${last}` }
}

type ByProvinsi = Query<typeof ujiLabByProvinsi>

interface PerWilayah<R extends string, T> {
  rinci: readonly R[]
  count: (rows: readonly Figure<R>[]) => T
  whole: (of: T) => number
  yang: string
}

/** Returns one row per region from one fact table, and a separate row for tests without a city. */
async function perWilayah<D extends string, R extends D, T extends Record<string, number>>(
  { db, clock }: Platform,
  fact: Fact<D>,
  asked: ByProvinsi,
  { rinci, count, whole, yang }: PerWilayah<R, T>,
) {
  const tempat: Tempatnya = await tempatOf(db, asked)
  const rentang = tahunBulan(dayInJakarta(clock()), asked)
  const { bingkai } = tempat
  const [parts, all] = await Promise.all([
    bingkai ? readFigures(db, fact, { tempat: bingkai.bagian, rentang, rinci }) : [],
    bingkai?.tanpaKota ? readFigures(db, fact, { tempat: bingkai.induk, rentang, rinci }) : [],
  ])
  const byWilayah = Map.groupBy(parts, ({ wilayah }) => wilayah)
  const rows = (bingkai?.baris ?? []).map(({ wilayah, nama }) => ({
    ...nama,
    ...count(byWilayah.get(wilayah) ?? []),
  }))
  if (bingkai?.tanpaKota) {
    const unplaced = selisih(count(all), count(parts))
    if (whole(unplaced) > 0) rows.push({ ...bingkai.tanpaKota, ...unplaced })
  }
  const total = rows.reduce((sum, row) => sum + whole(row), 0)
  return dijelaskan(rows, { tempat, rentang: [], total, yang })
}

export const readUjiLabByProvinsi = (platform: Platform, asked: ByProvinsi) =>
  perWilayah(platform, factUjiLab, asked, {
    rinci: ['status'],
    count: countLab,
    whole: ({ total_uji_lab }) => total_uji_lab,
    yang: 'uji laboratorium',
  })

export const readRapidTestByProvinsi = (platform: Platform, asked: Query<typeof rapidTestByProvinsi>) =>
  perWilayah(platform, factRapidTest, asked, {
    rinci: asked.is_pangan_segar ? ['kategori', 'keadaan'] : ['keadaan'],
    count: (rows) => ({ ...countRapid(rows), ...(asked.is_pangan_segar ? kategoriRapid(rows) : {}) }),
    whole: ({ total_rapid_test }) => total_rapid_test,
    yang: 'rapid test',
  })

export const readUjiMutuByProvinsi = (platform: Platform, asked: ByProvinsi) =>
  perWilayah(platform, factUjiMutu, asked, {
    rinci: ['kelas_mutu_id'],
    count: (rows) => {
      const { total_kelas_mutu, of } = countMutu(rows)
      const [total_premium, total_medium] = [of(1), of(2)]
      return {
        total_kelas_mutu,
        total_premium,
        total_medium,
        total_lainnya: total_kelas_mutu - total_premium - total_medium,
      }
    },
    whole: ({ total_kelas_mutu }) => total_kelas_mutu,
    yang: 'uji mutu',
  })
