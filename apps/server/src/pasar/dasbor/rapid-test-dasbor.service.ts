import type { bandingRapidCall, statistikRapidCall } from '@portal/domain/pasar/dasbor/dasbor.contract'
import type { RapidWaktu, RapidWilayah } from '@portal/domain/pasar/dasbor/dasbor.schema'
import type { Query } from '@portal/domain/platform/contract'
import { persenDari } from '@portal/domain/platform/dasbor/angka'
import { jumlahMinggu, labelBulan, labelMinggu, mingguKe } from '@portal/domain/platform/dasbor/deret'
import { dayInJakarta } from '@portal/domain/platform/format'
import { countRapidTests, negatif } from '@portal/domain/platform/pengujian/keadaan-positif'
import type { Actor } from '#platform/actor.ts'
import type { Figure } from '#platform/figures/read-figures.ts'
import type { Platform } from '#platform/platform.ts'
import { jumlah, readKelompok, readSeluruh } from './angka.service.ts'
import { bagianOf, lingkupOf } from './lingkup.ts'
import { rapid } from './sumber.ts'

type Hasil = Figure<'kategori' | 'keadaan'>
const belumAda = 'Belum ada rapid test di wilayah dan waktu ini.'

const urutan = {
  total_positif: (a: RapidWilayah, b: RapidWilayah) => a.total_positif - b.total_positif,
  '-total_positif': (a: RapidWilayah, b: RapidWilayah) => b.total_positif - a.total_positif,
  '-total_rapid_test': (a: RapidWilayah, b: RapidWilayah) => b.total_rapid_test - a.total_rapid_test,
}

export async function readBandingRapid(
  { db }: Platform,
  actor: Actor | undefined,
  query: Query<typeof bandingRapidCall>,
) {
  const lingkup = await lingkupOf(db, actor, query)
  const groups = await readKelompok(db, rapid, lingkup, query.group_by ?? bagianOf(lingkup))
  const rows: RapidWilayah[] = groups.map(({ wilayah, cacah }) => {
    const sums = countRapidTests(cacah)
    return {
      ...wilayah,
      ...sums,
      persentase_positif: persenDari(sums.total_positif, sums.total_rapid_test),
    }
  })
  return {
    // The rows are already sorted by name, and the stable sort keeps that order for equal figures.
    data: query.sort === 'nama' ? rows : rows.toSorted(urutan[query.sort]),
    kosong: lingkup.kosong ?? (rows.length === 0 ? belumAda : undefined),
  }
}

const pad = (n: number) => String(n).padStart(2, '0')
const dayOf = (waktu: number) => {
  const text = String(waktu)
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
}

interface Titik {
  years: number
  months: number
  weeks: number | null
  label: string
}

/** Returns every month of the years, or every week of the requested months, in chronological order. */
function deret(years: readonly number[], months: readonly number[] | undefined): Titik[] {
  const sorted = (list: readonly number[]) => [...new Set(list)].toSorted((a, b) => a - b)
  const all = months ?? Array.from({ length: 12 }, (_, n) => n + 1)
  return sorted(years).flatMap((year) =>
    sorted(all).flatMap((month): Titik[] => {
      const point = { years: year, months: month }
      if (!months)
        return [
          {
            ...point,
            weeks: null,
            label: years.length > 1 ? `${labelBulan(month)} ${year}` : labelBulan(month),
          },
        ]
      return Array.from({ length: jumlahMinggu(year, month) }, (_, n) => ({
        ...point,
        weeks: n + 1,
        label: labelMinggu(n + 1),
      }))
    }),
  )
}

function presentTitik(titik: Titik, cacah: readonly Hasil[]): RapidWaktu {
  const countOf = (kategori: string, hasil: 'Positif' | 'Negatif') =>
    jumlah(
      cacah.filter((row) => row.kategori === kategori && (row.keadaan === negatif) === (hasil === 'Negatif')),
    )
  const {
    total_rapid_test: count,
    total_positif: _positif,
    total_negatif: _negatif,
    ...outcomes
  } = countRapidTests(cacah)
  return {
    ...titik,
    count,
    ...outcomes,
    total_positif_psat: countOf('PSAT', 'Positif'),
    total_negatif_psat: countOf('PSAT', 'Negatif'),
    total_positif_psah: countOf('PSAH', 'Positif'),
    total_negatif_psah: countOf('PSAH', 'Negatif'),
    total_positif_psai: countOf('PSAI', 'Positif'),
    total_negatif_psai: countOf('PSAI', 'Negatif'),
  }
}

export async function readStatistikRapid(
  { db, clock }: Platform,
  actor: Actor | undefined,
  query: Query<typeof statistikRapidCall>,
) {
  const years = query.years ?? [Number(dayInJakarta(clock()).slice(0, 4))]
  const lingkup = await lingkupOf(db, actor, query)
  const rentang = { start: `${Math.min(...years)}-01-01`, end: `${Math.max(...years)}-12-31` }
  const rows = await readSeluruh(db, rapid, { ...lingkup, rentang }, query.months ? 'hari' : 'bulan')
  const keyOf = (year: number, month: number, week: number | null) => `${year}-${pad(month)}-${week}`
  const points = Map.groupBy(rows, ({ waktu }) => {
    const day = dayOf(waktu ?? 0)
    return keyOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)), query.months ? mingguKe(day) : null)
  })
  const asked = deret(years, query.months).map((titik) => ({
    titik,
    cacah: points.get(keyOf(titik.years, titik.months, titik.weeks)) ?? [],
  }))
  const total = countRapidTests(asked.flatMap(({ cacah }) => cacah))
  return {
    data: { ...total, statistik: asked.map(({ titik, cacah }) => presentTitik(titik, cacah)) },
    kosong: lingkup.kosong ?? (total.total_rapid_test === 0 ? belumAda : undefined),
  }
}
