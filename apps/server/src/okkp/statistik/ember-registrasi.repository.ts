import { petakHabis } from '@portal/domain/okkp/statistik/petak-habis'
import type { Disimpan, RentangHari, TingkatWaktu } from '@portal/domain/platform/statistik/ember'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import { provinsiOfKota } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import { rolledUp, type Tempat, type TingkatWilayah } from '#platform/counters/berjenjang.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import { statement, unseen } from '#platform/database/statement.ts'

/** The central office counts as a region; the nation has its registrations too, those of provinces tell them apart. */
export const kantorPusat: Tempat = { tingkat: 'nasional', ids: [provinsiPusat.id] }

export interface CacahRegistrasi {
  wilayah: number
  jenis: number
  waktu: number | null
  total: number
  tidak_berlaku: number
}

interface Values {
  ids: readonly number[]
  jenis: readonly number[]
  dari: readonly number[]
  sampai: readonly number[]
  batas: readonly number[]
  petakDari: readonly number[]
  petakSampai: readonly number[]
  habisDari: readonly number[]
  habisSampai: readonly number[]
  sisaDari: readonly string[]
  sisaSampai: readonly string[]
  start: string
  end: string
  sejak: string
  today: string
  provinsi: readonly number[]
}

/** What is kept of all kinds together, and of each: a level coarser. */
const terhalus = {
  bersama: { nasional: 'hari', provinsi: 'hari dan tujuh hari', kota: 'bulan' },
  sendiri: { nasional: 'hari', provinsi: 'bulan', kota: 'tahun' },
} as const satisfies Record<string, Record<TingkatWilayah, Disimpan>>

/** What rows are read by: a region, every kind together or some of them, and whether their day of issue matters. */
interface Baris {
  wilayah: 'r.provinsi_id' | 'r.kota_id'
  bersama: boolean
  kapanPun: boolean
}

/** Those of the central office alone, or those of regions; both where it is left out. */
const ofCentre = (pusat: boolean | undefined, column: string) =>
  pusat === undefined ? '' : `and ${pusat ? '' : 'not '}${column}`

const akhir = `r.dihapus is null and r.digantikan_oleh is null and r.sanksi is null and r.exp_sertifikat >= $sejak and r.exp_sertifikat < $today
      and r.provinsi_id = w.id`

/**
 * What is finer than what is kept is read from rows: the ends of the range, and what has expired since the running month or year
 * began, which its bucket does not tell apart. Kind 0 is every kind, without the central office's. Of provinces, whenever issued, the
 * index by expiry tells all. Rows are summed where they are found: each would pass through all that is joined around it.
 */
const fromRows = ({ wilayah, bersama, kapanPun }: Baris, { jenis, waktu, pusat }: Apart) => {
  const wanted = bersama ? 'not r.pusat' : `r.jenis_registrasi_id = any($jenis) ${ofCentre(pusat, 'r.pusat')}`
  const day = waktu && !kapanPun ? "to_char(r.terbit_sertifikat, 'YYYYMMDD')::integer" : undefined
  const by = [jenis && 'r.jenis_registrasi_id', day].filter((column) => column !== undefined)
  const group = by.length > 0 ? `group by ${by.join(', ')}` : ''
  const keys = `${jenis ? 'r.jenis_registrasi_id' : '0'} as jenis, ${day ?? 'null::integer'} as waktu`
  if (kapanPun && wilayah === 'r.provinsi_id')
    return `union all
  select w.id, r.jenis, r.waktu, 0, r.n
  from unnest($provinsi) w(id) cross join lateral (
    select ${keys}, count(*) as n from okkp.registrasi r where ${akhir} and ${wanted} ${group} offset 0) r`
  return `union all
  select w.id, r.jenis, r.waktu, r.n, r.tidak
  from unnest($ids) w(id) cross join unnest($sisaDari, $sisaSampai) s(dari, sampai)
  cross join lateral (select ${keys}, count(*) as n,
      count(*) filter (where r.digantikan_oleh is not null or r.sanksi is not null or r.exp_sertifikat < $sejak) as tidak
    from okkp.registrasi r where ${wilayah} = w.id and r.terbit_sertifikat between s.dari and s.sampai and r.dihapus is null
      and ${wanted} ${group} offset 0) r
  union all
  select r.wilayah, r.jenis, r.waktu, 0, r.n
  from unnest($provinsi) w(id) cross join lateral (
    select ${wilayah} as wilayah, ${keys}, count(*) as n from okkp.registrasi r
    where ${akhir} and ${wanted} and r.terbit_sertifikat between $start and $end and ${wilayah} = any($ids)
    group by ${[wilayah, ...by].join(', ')} offset 0) r`
}

const typeOf: Partial<Record<keyof Values, string>> = {
  sisaDari: 'date[]',
  sisaSampai: 'date[]',
  start: 'date',
  end: 'date',
  sejak: 'date',
  today: 'date',
}

type Read = (db: Executor, values: Values) => Promise<CacahRegistrasi[]>

/** What figures of one region are told apart by, as columns of the counter, and whose they are. */
interface Apart {
  jenis: 'jenis_registrasi_id' | undefined
  waktu: 'waktu' | undefined
  pusat: boolean | undefined
}

const apartOf = ({ per, rinci, pusat }: Pick<Asked, 'per' | 'rinci' | 'pusat'>, bersama: boolean): Apart => ({
  jenis: rinci === 'jenis' && !bersama ? 'jenis_registrasi_id' : undefined,
  waktu: per ? 'waktu' : undefined,
  // All kinds together are never the central office's.
  pusat: bersama ? undefined : pusat,
})

/** What one span of one region is summed to. */
function sumsOf({ jenis, waktu }: Apart) {
  const by = [jenis, waktu].filter((column) => column !== undefined)
  return {
    what: sql.raw(`${jenis ?? '0'} as jenis, ${waktu ?? 'null::integer'} as waktu,
      coalesce(sum(n), 0)::bigint as n`),
    by: sql.raw(by.length > 0 ? `group by ${by.join(', ')}` : ''),
  }
}

/**
 * Each span is summed where it is looked up by its key: joined freely, the plan for values it cannot know is a walk through every key
 * there is, and what it finds would be sorted once more.
 */
function write(baris: Baris | undefined, per: TingkatWaktu | undefined, apart: Apart): Read {
  const sums = sumsOf(apart)
  const centre = sql.raw(ofCentre(apart.pusat, 'pusat'))
  return statement<Values, CacahRegistrasi>((db, slot) => {
    const given = (name: keyof Values) => unseen(slot(name), typeOf[name] ?? 'integer[]')
    const rows = (baris ? fromRows(baris, apart) : '')
      .split(/\$(\w+)/)
      .map((part, place) => (place % 2 === 0 ? sql.raw(part) : given(part as keyof Values)))
    const [ids, jenis] = [given('ids'), given('jenis')]
    const rentang = sql`unnest(${given('dari')}, ${given('sampai')}, ${given('batas')}) e(dari, sampai, batas)`
    const petak = sql`unnest(${given('petakDari')}, ${given('petakSampai')}, ${given('habisDari')},
      ${given('habisSampai')}) p(dari, sampai, habis_dari, habis_sampai)`
    const query = sql<CacahRegistrasi>`
      select wilayah, ${sql.raw(apart.jenis ? 'jenis' : '0')} as jenis, ${sql.raw(per ? rolledUp[per] : 'null::integer')} as waktu,
        sum(total)::bigint as total, sum(tidak)::bigint as tidak_berlaku
      from (
        select w.id as wilayah, c.jenis, c.waktu, c.n as total, c.tidak
        from unnest(${ids}) w(id) cross join ${rentang} cross join lateral (
          select ${sums.what}, coalesce(sum(n) filter (where habis < e.batas), 0)::bigint as tidak from okkp.ember_registrasi
          where wilayah = w.id and waktu between e.dari and e.sampai and jenis_registrasi_id = any(${jenis}) ${centre} ${sums.by}) c
        union all
        select w.id, c.jenis, c.waktu, 0, c.n
        from unnest(${ids}) w(id) cross join ${petak} cross join lateral (select ${sums.what} from okkp.ember_registrasi
          where wilayah = w.id and habis between p.habis_dari and p.habis_sampai and waktu between p.dari and p.sampai
            and jenis_registrasi_id = any(${jenis}) ${centre} ${sums.by}) c
        union all
        select wilayah, jenis_registrasi_id, waktu, n, case when habis < e.batas then n else 0 end
        from okkp.ember_registrasi_ubah cross join ${rentang}
        where wilayah = any(${ids}) and jenis_registrasi_id = any(${jenis}) and waktu between e.dari and e.sampai ${centre}
        union all
        select wilayah, jenis_registrasi_id, waktu, 0, n
        from okkp.ember_registrasi_ubah cross join ${petak}
        where wilayah = any(${ids}) and jenis_registrasi_id = any(${jenis})
          and habis between p.habis_dari and p.habis_sampai and waktu between p.dari and p.sampai ${centre}
        ${sql.join(rows, sql``)}
      ) semua group by 1, 2, 3 having sum(total) <> 0 or sum(tidak) <> 0`
    return { compile: () => query.compile(db) }
  })
}

const written = new Map<string, Read>()

interface Asked {
  tempat: Tempat
  /** Kinds, each for itself; 0 is all together without the central office's, which is kept of provinces and cities. */
  jenis: readonly number[]
  /** Days of issue. */
  terbit: RentangHari
  today: string
  per?: TingkatWaktu | undefined
  /** Whether figures are told apart by kind, which is 0 where they are not. */
  rinci?: 'jenis'
  /** The central office's alone, or those of regions. */
  pusat?: boolean
}

async function read(
  db: Executor,
  { tempat, jenis, terbit, today, per, rinci, pusat }: Asked,
  withExpiry: boolean,
): Promise<CacahRegistrasi[]> {
  if (tempat.ids.length === 0 || jenis.length === 0) return []
  const { start = '1000-01-01', end = '9999-12-31' } = terbit
  const finest = terhalus[jenis.includes(0) ? 'bersama' : 'sendiri'][tempat.tingkat]
  const { rentang, sisa, ...expiry } = petakHabis(terbit, finest, today, per)
  const { petak, sejak } = withExpiry ? expiry : { petak: [], sejak: undefined }
  const bersama = jenis.includes(0)
  const baris: Baris | undefined =
    sejak === undefined && sisa.length === 0
      ? undefined
      : {
          wilayah: tempat.tingkat === 'kota' ? 'r.kota_id' : 'r.provinsi_id',
          bersama,
          kapanPun: terbit.start === undefined && terbit.end === undefined && per === undefined,
        }
  const apart = apartOf(
    { per, ...(rinci ? { rinci } : {}), ...(pusat === undefined ? {} : { pusat }) },
    bersama,
  )
  const key = JSON.stringify([baris, per, apart])
  const run = written.get(key) ?? write(baris, per, apart)
  written.set(key, run)
  return run(db, {
    ids: tempat.ids,
    jenis,
    dari: rentang.map(({ ember }) => ember[0]),
    sampai: rentang.map(({ ember }) => ember[1]),
    batas: rentang.map(({ batas }) => batas),
    petakDari: petak.map(({ ember }) => ember[0]),
    petakSampai: petak.map(({ ember }) => ember[1]),
    habisDari: petak.map(({ habis }) => habis[0]),
    habisSampai: petak.map(({ habis }) => habis[1]),
    sisaDari: sisa.map((days) => days.start),
    sisaSampai: sisa.map((days) => days.end),
    start,
    end,
    sejak: sejak ?? today,
    today,
    provinsi: [...new Set(tempat.ids.map((id) => (tempat.tingkat === 'kota' ? provinsiOfKota(id) : id)))],
  })
}

/** Living registrations and how many of them do not hold today, from the counters; the days of cities from their rows. */
export const bacaRegistrasi = (db: Executor, asked: Asked): Promise<CacahRegistrasi[]> =>
  read(db, asked, true)

export type CacahTerbit = Omit<CacahRegistrasi, 'tidak_berlaku'>

/** How many were issued, whether they hold or not: a trend has no use for their expiry. */
export const bacaTerbit = (db: Executor, asked: Asked): Promise<CacahTerbit[]> => read(db, asked, false)
