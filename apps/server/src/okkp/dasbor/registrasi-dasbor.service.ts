import {
  namaTotalJenis,
  type statistikRegistrasi,
  type statistikRegistrasiTahunan,
} from '@portal/domain/okkp/dasbor/dasbor-registrasi.contract'
import type { Params, Query } from '@portal/domain/platform/contract'
import { persenDari, pertumbuhan } from '@portal/domain/platform/dasbor/angka'
import { deretTahun } from '@portal/domain/platform/dasbor/deret'
import { type RentangHari, rentangDari, type TingkatWaktu } from '@portal/domain/platform/dasbor/rentang'
import { deretOf, titikOf } from '@portal/domain/platform/dasbor/titik-waktu'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Executor } from '#platform/database/database.ts'
import { nasional } from '#platform/figures/fact.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type AngkaRegistrasi,
  type AngkaTerbit,
  readAngkaRegistrasi,
  readTerbit,
} from './angka-registrasi.repository.ts'
import { countByDays } from './dasbor.repository.ts'
import { dijelaskan, type Tempatnya, tempatOf } from './keterangan.ts'
import { type Jenis, listJenis } from './nama-dasbor.repository.ts'

type NamaTotal = (typeof namaTotalJenis)[keyof typeof namaTotalJenis]

/**
 * Returns totals under the names of the specification. Kinds that the specification does not name go into
 * `total_lainnya`.
 */
function totalPerJenis(totalOf: (jenis: number) => number, kinds: readonly Jenis[]) {
  const named = Object.entries(namaTotalJenis).map(([id, name]) => [name, totalOf(Number(id))])
  const known = new Set(Object.keys(namaTotalJenis).map(Number))
  const others = kinds.filter(({ id }) => !known.has(id)).reduce((sum, { id }) => sum + totalOf(id), 0)
  return { ...(Object.fromEntries(named) as Record<NamaTotal, number>), total_lainnya: others }
}

interface Asked {
  tempat: Tempatnya
  terbit: RentangHari
  /** Range of entry dates. No fact table has them. */
  masuk: RentangHari
  kinds: readonly Jenis[]
  per?: TingkatWaktu
  rinci?: 'jenis'
}

const usesEntry = ({ start, end }: RentangHari) => start !== undefined || end !== undefined

async function readRows<Row extends AngkaTerbit>(
  { db, clock }: Platform,
  { tempat, terbit, masuk, kinds, per, rinci }: Asked,
  fromFacts: (db: Executor, asked: Parameters<typeof readAngkaRegistrasi>[1]) => Promise<Row[]>,
): Promise<(Row | AngkaRegistrasi)[]> {
  const di = tempat.pusat ? nasional : tempat.bingkai?.induk
  if (!di) return []
  const today = dayInJakarta(clock())
  const jenis = kinds.map(({ id }) => id)
  if (!usesEntry(masuk))
    return fromFacts(db, { tempat: di, jenis, terbit, today, per, rinci, pusat: tempat.pusat || undefined })
  const wanted = new Set(jenis)
  const rows = await countByDays(db, { tempat: di, pusat: tempat.pusat, terbit, masuk, today, per })
  return rows.filter((row) => wanted.has(row.jenis))
}

const sum = (rows: readonly AngkaTerbit[]) => rows.reduce((all, { total }) => all + total, 0)
const countExpired = (rows: readonly AngkaRegistrasi[]) =>
  rows.reduce((all, row) => all + row.tidak_berlaku, 0)

function irisan(a: RentangHari, b: RentangHari): RentangHari {
  const [start, end] = [
    [a.start, b.start],
    [a.end, b.end],
  ].map((days) => days.filter((day) => day !== undefined).toSorted())
  return { start: start?.at(-1), end: end?.[0] }
}

function bulanTerbit(month: string | undefined, today: string): RentangHari {
  if (!month) return {}
  const [year = 0, of = 1] = (month.includes('-') ? month : `${today.slice(0, 4)}-${month}`)
    .split('-')
    .map(Number)
  const last = new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10)
  return { start: `${last.slice(0, 8)}01`, end: last }
}

export async function readRegistrasi(platform: Platform, asked: Query<typeof statistikRegistrasi>) {
  const today = dayInJakarta(platform.clock())
  const given = rentangDari(asked.start_terbit, asked.end_terbit)
  const terbit = irisan(given, bulanTerbit(asked.month_terbit, today))
  const masuk = rentangDari(asked.start, asked.end)
  const deret = deretOf(terbit, today)
  const [tempat, all] = await Promise.all([
    tempatOf(platform.db, asked),
    listJenis(platform.db, 'registrasi'),
  ])
  const { jenis_registrasi: one } = asked
  const kinds = one === undefined ? all : all.filter(({ id }) => id === one)
  const [rows, titik] = await Promise.all([
    readRows(platform, { tempat, terbit, masuk, kinds, rinci: 'jenis' }, readAngkaRegistrasi),
    readRows(platform, { tempat, terbit: deret.rentang, masuk, kinds, per: deret.per }, readTerbit),
  ])
  const rowsOfJenis = (id: number) => rows.filter(({ jenis }) => jenis === id)
  const total = sum(rows)
  const mati = countExpired(rows)
  const data = {
    ...tempat.nama,
    ...totalPerJenis((id) => sum(rowsOfJenis(id)), kinds),
    total_registrasi: total,
    total_tidak_berlaku: mati,
    total_berlaku: total - mati,
    jenis: kinds.map(({ id, nama }) => {
      const [all, not] = [sum(rowsOfJenis(id)), countExpired(rowsOfJenis(id))]
      return {
        jenis_registrasi_id: id,
        jenis: nama,
        total_registrasi: all,
        total_tidak_berlaku: not,
        total_berlaku: all - not,
        percentage: persenDari(all, total),
      }
    }),
    deret: deret.titik.map((point, place) => ({
      ...point,
      count: sum(titik.filter(({ waktu }) => titikOf(deret, waktu ?? 0) === place)),
    })),
  }
  return dijelaskan(data, {
    tempat,
    rentang: [given, terbit, masuk],
    total,
    yang: 'registrasi',
    pusatJuga: true,
  })
}

export async function readRegistrasiTahunan(
  platform: Platform,
  { year }: Params<typeof statistikRegistrasiTahunan>,
  asked: Query<typeof statistikRegistrasiTahunan>,
) {
  const [tempat, kinds] = await Promise.all([
    tempatOf(platform.db, asked),
    listJenis(platform.db, 'registrasi'),
  ])
  const terbit = { end: `${year}-12-31` }
  const rows = await readRows(
    platform,
    { tempat, terbit, masuk: {}, kinds, per: 'tahun', rinci: 'jenis' },
    readTerbit,
  )
  const countOf = (tahun: number) => sum(rows.filter(({ waktu }) => waktu === tahun))
  const years = deretTahun([...new Set(rows.map(({ waktu }) => waktu ?? 0))], year, asked.back_year)
  const whole = years.reduce((all, tahun) => all + countOf(tahun), 0)
  const data = years.map((tahun) => {
    const own = rows.filter(({ waktu }) => waktu === tahun)
    return {
      years: tahun,
      count: sum(own),
      percentage: persenDari(sum(own), whole),
      growth: pertumbuhan(sum(own), countOf(tahun - 1)),
      ...totalPerJenis((id) => sum(own.filter(({ jenis }) => jenis === id)), kinds),
    }
  })
  return dijelaskan(data, { tempat, rentang: [], total: whole, yang: 'registrasi', pusatJuga: true })
}
