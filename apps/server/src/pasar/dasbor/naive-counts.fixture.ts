import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { kolomPutusan, type Putusan, totalNaif } from '#testing/kasus-acak.ts'

/**
 * This fixture computes the figures naively from all rows, as a reference for property tests. It shares no code with
 * the portal's figures.
 */

interface Tempat {
  pasar_id: number
  provinsi_id: number
  kota_id: number
}
export interface Dunia {
  pasar: (Tempat & { tahun: number | null })[]
  responden: (Tempat & { hari: string; sasaran: string; fase: string; nilai: number; tertinggi: number })[]
  sanitasi: (Tempat & { hari: string; nilai: number | null })[]
  aspek: (Tempat & { hari: string; aspek_kode: number; nilai: number | null })[]
  pedagang: (Tempat & { hari: string; komoditas: number[] })[]
  rapid: (Tempat & Putusan & { hari: string; kategori: string })[]
  profil: (Tempat & { tahun: number; total_doc: number; ada: number[] })[]
}

export async function readDunia(db: Database): Promise<Dunia> {
  const all = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(db)).rows
  const tempat = sql`m.id as pasar_id, m.provinsi_id, m.kota_id`
  return {
    pasar: await all(sql`select ${tempat}, tahun_pas_aman as tahun from pasar.pasar m`),
    responden: await all(sql`select ${tempat}, s.tanggal as hari, s.sasaran, s.fase, r.total_nilai as nilai,
      cardinality(q.skala) * (select count(*) from pasar.butir_kuesioner b where b.kuesioner_id = q.id) as tertinggi
      from pasar.responden r join pasar.survei s on s.id = r.survei_id join pasar.pasar m on m.id = s.pasar_id
      join pasar.kuesioner q on q.id = s.kuesioner_id`),
    sanitasi: await all(sql`select ${tempat}, s.tanggal as hari, s.nilai
      from pasar.sanitasi s join pasar.pasar m on m.id = s.pasar_id`),
    aspek:
      await all(sql`select ${tempat}, s.tanggal as hari, a.aspek_kode, a.nilai from pasar.aspek_sanitasi a
      join pasar.sanitasi s on s.id = a.sanitasi_id join pasar.pasar m on m.id = s.pasar_id`),
    pedagang: await all(sql`select ${tempat}, d.tanggal_pendataan as hari,
      array(select komoditas_id from pasar.pasokan b where b.pedagang_id = d.id) as komoditas
      from pasar.pedagang d join pasar.pasar m on m.id = d.pasar_id where not d.is_okkp`),
    rapid: await all(sql`select ${tempat}, r.tanggal as hari, r.kategori, ${kolomPutusan('pasar.rapid_test')}
      from pasar.rapid_test r join pasar.pasar m on m.id = r.pasar_id`),
    profil: await all(sql`select ${tempat}, f.tahun_program as tahun, f.total_doc,
      array(select kode from pasar.dokumen_profil d where d.profil_id = f.id and d.status = 'Ada') as ada
      from pasar.profil f join pasar.pasar m on m.id = f.pasar_id where f.varian = 'kota'`),
  }
}

export interface Tanya {
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  pasar_id?: number | undefined
  start_date?: string | undefined
  end_date?: string | undefined
}

const here = (tanya: Tanya) => (row: Tempat) =>
  (['provinsi_id', 'kota_id', 'pasar_id'] as const).every(
    (name) => tanya[name] === undefined || tanya[name] === row[name],
  )
/** One date means that day only. */
const inTime =
  ({ start_date, end_date }: Tanya) =>
  ({ hari }: { hari: string }) =>
    hari >= (start_date ?? end_date ?? '0') && hari <= (end_date ?? start_date ?? '9')
const inYears =
  ({ start_date, end_date }: Tanya) =>
  ({ tahun }: { tahun: number | null }) => {
    const [start, end] = [start_date ?? end_date, end_date ?? start_date]
    if (start === undefined || end === undefined) return true
    if (start > end) return false
    return tahun !== null && tahun >= Number(start.slice(0, 4)) && tahun <= Number(end.slice(0, 4))
  }

export const bagian = ({ provinsi_id, kota_id, pasar_id }: Tanya) =>
  kota_id || pasar_id ? ('pasar_id' as const) : provinsi_id ? ('kota_id' as const) : ('provinsi_id' as const)

const groupBy = <T extends Tempat>(rows: readonly T[], level: keyof Tempat) =>
  Map.groupBy(rows, (row) => row[level])
const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
export const satu = (value: number) => Math.round(value * 10 + 1e-7) / 10

export function pasarNaif({ pasar }: Dunia, tanya: Tanya) {
  const rows = pasar.filter(here(tanya)).filter(inYears(tanya))
  return {
    total: rows.length,
    per: new Map([...groupBy(rows, bagian(tanya))].map(([id, list]) => [id, list.length])),
  }
}

export function pedagangNaif({ pedagang }: Dunia, tanya: Tanya) {
  const rows = pedagang.filter(here(tanya)).filter(inTime(tanya))
  const sold = Map.groupBy(
    rows.flatMap(({ komoditas }) => komoditas),
    (id) => id,
  )
  return {
    per: new Map([...groupBy(rows, bagian(tanya))].map(([id, list]) => [id, list.length])),
    komoditas: new Map([...sold].map(([id, list]) => [id, list.length])),
  }
}

export function dokumenNaif({ profil }: Dunia, tanya: Tanya) {
  const rows = profil.filter(here(tanya)).filter(inYears(tanya))
  const share = (list: typeof rows) => {
    const [ada, asked] = [add(list.map((row) => row.ada.length)), add(list.map((row) => row.total_doc))]
    return asked === 0 ? 0 : Math.round((10_000 * ada) / asked) / 100
  }
  return {
    total_profil: rows.length,
    persentase_total: share(rows),
    per: new Map([...groupBy(rows, bagian(tanya))].map(([id, list]) => [id, share(list)])),
    ada: (kode: number) => rows.filter((row) => row.ada.includes(kode)).length,
  }
}

export function sanitasiNaif({ sanitasi, aspek }: Dunia, tanya: Tanya, level: keyof Tempat) {
  const known = <T extends { nilai: number | null }>(list: readonly T[]) =>
    list.flatMap(({ nilai }) => (nilai === null ? [] : [nilai]))
  const mean = (values: readonly number[]) => (values.length === 0 ? null : satu(add(values) / values.length))
  const rows = sanitasi
    .filter(here(tanya))
    .filter(inTime(tanya))
    .filter(({ nilai }) => nilai !== null)
  const parts = aspek.filter(here(tanya)).filter(inTime(tanya))
  return {
    rata: mean(known(rows)),
    count: rows.length,
    aspek: (kode: number) => mean(known(parts.filter((part) => part.aspek_kode === kode))),
    per: new Map([...groupBy(rows, level)].map(([id, list]) => [id, mean(known(list))])),
  }
}

export function surveiNaif({ responden }: Dunia, tanya: Tanya, sasaran: string, level: keyof Tempat) {
  const rows = responden
    .filter(here(tanya))
    .filter(inTime(tanya))
    .filter((row) => row.sasaran === sasaran)
  const side = (list: typeof rows, fase: string) => {
    const own = list.filter((row) => row.fase === fase)
    const [nilai, tertinggi] = [add(own.map((row) => row.nilai)), add(own.map((row) => row.tertinggi))]
    return { n: own.length, nilai, presentase: own.length === 0 ? null : satu((100 * nilai) / tertinggi) }
  }
  const both = (list: typeof rows) => ({ pre: side(list, 'pre'), post: side(list, 'post') })
  return { total: both(rows), per: new Map([...groupBy(rows, level)].map(([id, list]) => [id, both(list)])) }
}

export function rapidNaif({ rapid }: Dunia, tanya: Tanya, level: keyof Tempat) {
  const rows = rapid.filter(here(tanya)).filter(inTime(tanya))
  return { per: new Map([...groupBy(rows, level)].map(([id, list]) => [id, totalNaif(list)])), rows }
}
