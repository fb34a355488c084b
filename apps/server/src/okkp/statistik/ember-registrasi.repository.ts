import { petakHabis } from '@portal/domain/okkp/statistik/petak-habis'
import type { RentangHari, TingkatWaktu } from '@portal/domain/platform/statistik/ember'
import { sql } from 'kysely'
import type { Tempat, TingkatWilayah } from '#platform/counters/berjenjang.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import { statement } from '#platform/database/statement.ts'

export interface CacahRegistrasi {
  wilayah: number
  jenis: number
  pusat: boolean
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
  bersama: { nasional: 'hari', provinsi: 'hari', kota: 'bulan' },
  sendiri: { nasional: 'hari', provinsi: 'bulan', kota: 'tahun' },
} as const satisfies Record<string, Record<TingkatWilayah, TingkatWaktu>>
const rolledUp = {
  tahun: 'case when waktu > 9999999 then waktu / 10000 when waktu > 99999 then waktu / 100 else waktu end',
  bulan: 'case when waktu > 9999999 then waktu / 100 else waktu end',
  hari: 'waktu',
} as const

/**
 * What is finer than what is kept is read from rows: the ends of the range, and what has expired since the running month or year
 * began, which its bucket does not tell apart. Kind 0 is every kind.
 */
const fromRows = (wilayah: string) => `union all
  select ${wilayah}, case when 0 = any($jenis) then 0 else r.jenis_registrasi_id end, r.pusat,
    to_char(r.terbit_sertifikat, 'YYYYMMDD')::integer, 1,
    case when r.digantikan_oleh is not null or r.sanksi is not null or r.exp_sertifikat < $sejak::date then 1 else 0 end
  from unnest($sisaDari::date[], $sisaSampai::date[]) s(dari, sampai)
  join okkp.registrasi r on r.terbit_sertifikat between s.dari and s.sampai
  where r.dihapus is null and ${wilayah} = any($ids::integer[]) and ($jenis @> array[0] or r.jenis_registrasi_id = any($jenis))
  union all
  select ${wilayah}, case when 0 = any($jenis) then 0 else r.jenis_registrasi_id end, r.pusat,
    to_char(r.terbit_sertifikat, 'YYYYMMDD')::integer, 0, 1
  from okkp.registrasi r
  where r.dihapus is null and r.digantikan_oleh is null and r.sanksi is null
    and r.exp_sertifikat >= $sejak::date and r.exp_sertifikat < $today::date
    and r.terbit_sertifikat between $start::date and $end::date and r.provinsi_id = any($provinsi::integer[])
    and ${wilayah} = any($ids::integer[]) and ($jenis @> array[0] or r.jenis_registrasi_id = any($jenis))`

type Read = (db: Executor, values: Values) => Promise<CacahRegistrasi[]>

function write(rowsBy: 'r.provinsi_id' | 'r.kota_id' | undefined, per: TingkatWaktu | undefined): Read {
  return statement<Values, CacahRegistrasi>((db, slot) => {
    const rows = fromRows(rowsBy ?? '')
      .split(/\$(\w+)/)
      .map((part, place) => {
        if (place % 2 === 0) return sql.raw(part)
        const value = slot(part as keyof Values)
        return part === 'jenis' ? sql`${value}::integer[]` : value
      })
    const query = sql<CacahRegistrasi>`
      with rentang as (select * from unnest(${slot('dari')}::integer[], ${slot('sampai')}::integer[], ${slot('batas')}::integer[]) e(dari, sampai, batas)),
        petak as (select * from unnest(${slot('petakDari')}::integer[], ${slot('petakSampai')}::integer[],
          ${slot('habisDari')}::integer[], ${slot('habisSampai')}::integer[]) p(dari, sampai, habis_dari, habis_sampai)),
        kunci as (select w.id, j.jenis from unnest(${slot('ids')}::integer[]) w(id), unnest(${slot('jenis')}::integer[]) j(jenis))
      select wilayah, jenis, pusat, ${sql.raw(per ? rolledUp[per] : 'null::integer')} as waktu,
        sum(total)::bigint as total, sum(tidak)::bigint as tidak_berlaku
      from (
        select c.wilayah, c.jenis_registrasi_id as jenis, c.pusat, c.waktu, c.n as total, case when c.habis < e.batas then c.n else 0 end as tidak
        from kunci k cross join rentang e join lateral (select * from okkp.ember_registrasi c
          where c.wilayah = k.id and c.jenis_registrasi_id = k.jenis and c.waktu between e.dari and e.sampai) c on true
        union all
        select c.wilayah, c.jenis_registrasi_id, c.pusat, c.waktu, 0, c.n
        from kunci k cross join petak p join lateral (select * from okkp.ember_registrasi c
          where c.wilayah = k.id and c.jenis_registrasi_id = k.jenis
            and c.habis between p.habis_dari and p.habis_sampai and c.waktu between p.dari and p.sampai) c on true
        union all
        select u.wilayah, u.jenis_registrasi_id, u.pusat, u.waktu, u.n, case when u.habis < e.batas then u.n else 0 end
        from okkp.ember_registrasi_ubah u cross join rentang e
        where u.wilayah = any(${slot('ids')}::integer[]) and u.jenis_registrasi_id = any(${slot('jenis')}::integer[])
          and u.waktu between e.dari and e.sampai
        union all
        select u.wilayah, u.jenis_registrasi_id, u.pusat, u.waktu, 0, u.n
        from okkp.ember_registrasi_ubah u cross join petak p
        where u.wilayah = any(${slot('ids')}::integer[]) and u.jenis_registrasi_id = any(${slot('jenis')}::integer[])
          and u.habis between p.habis_dari and p.habis_sampai and u.waktu between p.dari and p.sampai
        ${rowsBy ? sql.join(rows, sql``) : sql``}
      ) semua group by 1, 2, 3, 4 having sum(total) <> 0 or sum(tidak) <> 0`
    return { compile: () => query.compile(db) }
  })
}

const written = new Map<string, Read>()

interface Asked {
  tempat: Tempat
  /** Kinds, each for itself; 0 is all together, which is kept of provinces and cities. */
  jenis: readonly number[]
  /** Days of issue. */
  terbit: RentangHari
  today: string
  per?: TingkatWaktu
}

/** Living registrations and how many of them do not hold today, from the counters; the days of cities from their rows. */
export async function bacaRegistrasi(
  db: Executor,
  { tempat, jenis, terbit, today, per }: Asked,
): Promise<CacahRegistrasi[]> {
  if (tempat.ids.length === 0 || jenis.length === 0) return []
  const { start = '1000-01-01', end = '9999-12-31' } = terbit
  const finest = terhalus[jenis.includes(0) ? 'bersama' : 'sendiri'][tempat.tingkat]
  const { rentang, petak, sejak, sisa } = petakHabis(terbit, finest, today, per)
  const rowsBy = sejak && (tempat.tingkat === 'kota' ? 'r.kota_id' : 'r.provinsi_id')
  const key = `${rowsBy} ${per}`
  const read = written.get(key) ?? write(rowsBy || undefined, per)
  written.set(key, read)
  return read(db, {
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
    provinsi: [...new Set(tempat.ids.map((id) => (tempat.tingkat === 'kota' ? Math.floor(id / 100) : id)))],
  })
}
