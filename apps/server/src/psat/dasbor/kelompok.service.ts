import type { Query } from '@portal/domain/platform/contract'
import { persenDari } from '@portal/domain/platform/dasbor/angka'
import { labelBulan, mingguKe, rentangMinggu } from '@portal/domain/platform/dasbor/deret'
import type { TingkatWaktu } from '@portal/domain/platform/dasbor/rentang'
import { fieldError } from '@portal/domain/platform/errors'
import { provinsiOfKota } from '@portal/domain/platform/wilayah/wilayah'
import { dijeda, seluruhnya, semuaBagian } from '@portal/domain/psat/dasbor/bagian-waktu'
import type { serviceTimes, totalDocument } from '@portal/domain/psat/dasbor/dasbor.contract'
import { type Histogram, summariseHari } from '@portal/domain/psat/dasbor/histogram'
import { penggalOf } from '@portal/domain/psat/dasbor/periode'
import { jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Tempat } from '#platform/figures/fact.ts'
import type { Figure } from '#platform/figures/read-figures.ts'
import type { Platform } from '#platform/platform.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { readAngka } from './angka.repository.ts'
import { factMasuk } from './berkas.fact.ts'
import { factLayanan } from './peristiwa.fact.ts'
import { bySource, rentangBerurut, rentangOf, rinciSumber, tempatOf, type Wilayah } from './saringan.ts'
import { listWilayah } from './wilayah.repository.ts'

type GroupBy = NonNullable<Query<typeof totalDocument>['groupBy']>

interface Kelompok {
  key: string
  label: string
}

/** Grouping of figures. The query reads each row once, and `of` assigns the row to exactly one group. */
interface Pengelompok {
  tempat: Tempat
  per?: TingkatWaktu
  rinci?: readonly ('audit_type' | 'jenis_pengajuan')[]
  of: (row: Figure<string>) => Kelompok
  /** Adds a group for files without a region, when the answer groups by region. */
  sisa?: boolean
}

const perWaktu: Partial<Record<GroupBy, TingkatWaktu>> = {
  date: 'hari',
  week: 'hari',
  month: 'bulan',
  year: 'tahun',
}

const dayOf = (waktu: number) => {
  const text = String(waktu)
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
}

function pekanOf(day: string): Kelompok {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const [penggal] = penggalOf(rentangMinggu(year, month, mingguKe(day)).start, day, 'minggu')
  return { key: penggal?.date ?? day, label: penggal?.label ?? day }
}

function waktuOf(groupBy: GroupBy, waktu: number): Kelompok {
  if (groupBy === 'year') return { key: String(waktu), label: String(waktu) }
  if (groupBy === 'month') {
    const [year, month] = [Math.floor(waktu / 100), waktu % 100]
    return { key: `${year}-${String(month).padStart(2, '0')}`, label: `${labelBulan(month)} ${year}` }
  }
  const day = dayOf(waktu)
  if (groupBy === 'week') return pekanOf(day)
  const [penggal] = penggalOf(day, day, 'hari')
  return { key: day, label: penggal?.label ?? day }
}

async function pengelompokOf(
  { db }: Platform,
  groupBy: GroupBy | undefined,
  wilayah: Wilayah,
): Promise<Pengelompok> {
  const tempat = tempatOf(wilayah)
  if (!groupBy) return { tempat, of: () => ({ key: 'semua', label: 'Semua' }) }
  const per = perWaktu[groupBy]
  if (per) return { tempat, per, of: ({ waktu }) => waktuOf(groupBy, waktu ?? 0) }
  if (groupBy === 'auditType') {
    const labels: Record<string, string> = jenisIzinLabels
    return { tempat, rinci: ['audit_type'], of: ({ audit_type }) => named(labels, String(audit_type)) }
  }
  if (groupBy === 'jenisPengajuan') {
    const labels: Record<string, string> = jenisPengajuanLabels
    return {
      tempat,
      rinci: ['jenis_pengajuan'],
      of: ({ jenis_pengajuan }) => named(labels, String(jenis_pengajuan)),
    }
  }
  return perWilayah(await listWilayah(db, kotaIn(groupBy, wilayah)), groupBy, wilayah)
}

const named = (labels: Record<string, string>, key: string): Kelompok => ({ key, label: labels[key] ?? key })

function kotaIn(groupBy: GroupBy, { provinsiId }: Wilayah): number | undefined {
  if (groupBy === 'provinsi') return undefined
  if (provinsiId === undefined)
    throw fieldError('provinsiId', 'Pilih provinsi untuk merinci per kabupaten/kota.')
  return provinsiId
}

function perWilayah(
  all: readonly { id: number; nama: string }[],
  groupBy: GroupBy,
  { provinsiId, kotaId }: Wilayah,
): Pengelompok {
  const asked = groupBy === 'provinsi' ? provinsiId : kotaId
  // With a city filter, the group of the city's province contains only the files of that city.
  if (groupBy === 'provinsi' && kotaId !== undefined) {
    const own = all.find(({ id }) => id === provinsiOfKota(kotaId))
    return {
      tempat: tempatOf({ provinsiId, kotaId }),
      of: () => ({ key: String(own?.id ?? kotaId), label: own?.nama ?? '' }),
    }
  }
  const shown = asked === undefined ? all : all.filter(({ id }) => id === asked)
  const names = new Map(shown.map(({ id, nama }) => [id, nama]))
  return {
    tempat: { tingkat: groupBy === 'provinsi' ? 'provinsi' : 'kota', ids: [...names.keys()] },
    of: ({ wilayah }) => ({ key: String(wilayah), label: names.get(wilayah) ?? String(wilayah) }),
    sisa: asked === undefined,
  }
}

function diminta({
  isComplete,
  isReject,
}: {
  isComplete?: boolean | undefined
  isReject?: boolean | undefined
}) {
  return ({ hasil }: { hasil?: unknown }) =>
    (isComplete === undefined || (hasil === 'terbit') === isComplete) &&
    (isReject === undefined || (hasil === 'tms') === isReject)
}

const keluaranOf = (rows: readonly Figure<'hasil'>[]) => {
  const countOf = (hasil?: string) =>
    rows.reduce((sum, row) => (hasil === undefined || row.hasil === hasil ? sum + row.n : sum), 0)
  return { total: countOf(), proses: countOf('proses'), terbit: countOf('terbit'), tms: countOf('tms') }
}

const tanpaWilayah: Kelompok = { key: '', label: 'Tanpa wilayah' }

/** Returns the number of files that came in, in total and by group. Time groups are in order, other groups by size. */
export async function readTotal(platform: Platform, actor: Pembaca, query: Query<typeof totalDocument>) {
  const { groupBy, isInputPusat, uploadTimeStart: start, uploadTimeEnd: end } = query
  const names = ['uploadTimeStart', 'uploadTimeEnd'] as const
  const rentang = (groupBy === 'date' || groupBy === 'week' ? rentangBerurut : rentangOf)(names, {
    start,
    end,
  })
  const by = await pengelompokOf(platform, groupBy, query)
  const rinci = ['hasil' as const, ...rinciSumber(isInputPusat), ...(by.rinci ?? [])]
  const read = async (tempat: Tempat, per?: TingkatWaktu) => {
    const asked = { tempat, rentang, rinci, ...(per && { per }) }
    const rows = await readAngka(platform.db, actor, factMasuk, asked)
    return rows.filter(diminta(query)).filter(bySource(isInputPusat))
  }
  const rows = await read(by.tempat, by.per)
  const whole = by.sisa ? await read(tempatOf(query)) : rows
  const all = keluaranOf(whole)
  if (!groupBy) return { ...all, groups: [] }
  const groups = groupRows(rows, by.of).map(({ rows: own, ...kelompok }) => ({
    ...kelompok,
    ...keluaranOf(own),
  }))
  const known = keluaranOf(rows)
  const rest = { ...tanpaWilayah, ...selisih(all, known) }
  const listed = rest.total > 0 ? [...groups, rest] : groups
  const sorted = by.per
    ? listed
    : listed.toSorted((a, b) => b.total - a.total || a.label.localeCompare(b.label))
  return {
    ...all,
    groups: sorted.map((group) => ({ ...group, percentage: persenDari(group.total, all.total, 2) })),
  }
}

type Keluaran = ReturnType<typeof keluaranOf>
const selisih = (all: Keluaran, known: Keluaran): Keluaran => ({
  total: all.total - known.total,
  proses: all.proses - known.proses,
  terbit: all.terbit - known.terbit,
  tms: all.tms - known.tms,
})

function groupRows<Row extends Figure<string>>(rows: readonly Row[], kelompokOf: (row: Row) => Kelompok) {
  const groups = new Map<string, Kelompok & { rows: Row[] }>()
  for (const row of rows.toSorted((a, b) => (a.waktu ?? 0) - (b.waktu ?? 0))) {
    const kelompok = kelompokOf(row)
    const group = groups.get(kelompok.key) ?? { ...kelompok, rows: [] }
    group.rows.push(row)
    groups.set(kelompok.key, group)
  }
  return [...groups.values()]
}

type BarisLayanan = Figure<'bagian' | 'hari'>

function histogramOf(rows: readonly BarisLayanan[], bagian: string): Histogram {
  const histogram = new Map<number, number>()
  for (const row of rows) {
    if (row.bagian === bagian) histogram.set(Number(row.hari), (histogram.get(Number(row.hari)) ?? 0) + row.n)
  }
  return histogram
}

function layananOf(rows: readonly BarisLayanan[]) {
  const timesOf = (bagian: string) => summariseHari(histogramOf(rows, bagian))
  return {
    total: timesOf(seluruhnya),
    paused: timesOf(dijeda),
    stages: semuaBagian()
      .map((bagian) => ({ ...bagian, ...timesOf(bagian.process) }))
      .filter(({ count }) => count > 0),
  }
}

export async function readLayanan(platform: Platform, actor: Pembaca, query: Query<typeof serviceTimes>) {
  const { groupBy, isInputPusat, completeTimeStart: start, completeTimeEnd: end } = query
  const rentang = rentangOf(['completeTimeStart', 'completeTimeEnd'], { start, end })
  const by = await pengelompokOf(platform, groupBy, query)
  const { tempat, per } = by
  const keluaran = query.isComplete ?? query.isReject
  const rinci = [
    'bagian' as const,
    'hari' as const,
    ...(keluaran === undefined ? [] : (['hasil'] as const)),
    ...rinciSumber(isInputPusat),
    ...(groupBy === 'auditType' ? (['audit_type'] as const) : []),
  ]
  const asked = { tempat, rentang, rinci, ...(per && { per }) }
  const all = await readAngka(platform.db, actor, factLayanan, asked)
  const rows = all.filter(diminta(query)).filter(bySource(isInputPusat))
  if (!groupBy) return [{ key: 'semua', label: 'Semua', ...layananOf(rows) }]
  return groupRows(rows, by.of).map(({ rows: own, key, label }) => ({ key, label, ...layananOf(own) }))
}
