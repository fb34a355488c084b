import {
  type Disimpan,
  type RentangHari,
  type Sampul,
  sampulOf,
  type TingkatWaktu,
} from '@portal/domain/platform/statistik/ember'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { statement, unseen } from '#platform/database/statement.ts'

export type TingkatWilayah = 'nasional' | 'provinsi' | 'kota'

/** Which regions, all of one level. */
export interface Tempat {
  tingkat: TingkatWilayah
  ids: readonly number[]
}

export const nasional: Tempat = { tingkat: 'nasional', ids: [-1] }

/** A counter by `platform.ember`, and the same figures in its rows for the days it does not keep. */
export interface PencacahBerjenjang<Dimensi extends string> {
  nama: string
  tabel: string
  /** The day of a row. */
  tanggal: string
  /** Rows that are counted. */
  syarat: string
  /** Columns of the counter and what they are in a row, alias `r`. */
  dimensi: Readonly<Record<Dimensi, string>>
  /** Where a row adds more than one to one key: the join that says which (`samping` of the counter), and what it adds. */
  ukuran?: { samping: string; bobot: string }
  /** The finest time that is kept of each level of region; none where rows are read. */
  terhalus: Readonly<Record<TingkatWilayah, Disimpan | undefined>>
  /** Whether all time is kept in one bucket (0), of the regions that are kept. */
  selalu?: true
  /** A dimension whose finer buckets of provinces are kept without it, as 0: they answer whoever does not ask for it. */
  lebur?: { dimensi: Dimensi; provinsi: Disimpan }
}

/** Figures of one region and one value of each dimension; `waktu` only where it was asked for. */
export type Cacah<Dimensi extends string> = { wilayah: number; waktu: number | null; n: number } & Record<
  Dimensi,
  string | number | boolean | null
>

interface Values {
  ids: readonly number[]
  dari: readonly number[]
  sampai: readonly number[]
  sisaDari: readonly string[]
  sisaSampai: readonly string[]
  /** 1 for days that no bucket holds, -1 for those that a bucket holds beside the range. */
  sisaTanda: readonly number[]
}

const regionOfRow = { nasional: '', provinsi: 'r.provinsi_id', kota: 'r.kota_id' } as const
/** A bucket as one of the level asked for: 20261116 is in 202611 and in 2026, as is the seven 2026113. */
export const rolledUp = {
  tahun:
    'case when waktu > 9999999 then waktu / 10000 when waktu > 999999 then waktu / 1000 when waktu > 99999 then waktu / 100 else waktu end',
  bulan: 'case when waktu > 9999999 then waktu / 100 when waktu > 999999 then waktu / 10 else waktu end',
  hari: 'waktu',
} as const

type Read = (db: Executor, values: Values) => Promise<Cacah<string>[]>

/**
 * Sums come from the folded keys span by span, and from what is not folded yet in one walk: it is short, and has no index. Spans are
 * fenced off (offset 0): joined freely, the plan for values it cannot know may walk through every key.
 */
function write(
  { nama, tabel, tanggal, syarat, dimensi, ukuran }: PencacahBerjenjang<string>,
  names: readonly string[],
  level: TingkatWilayah,
  per: TingkatWaktu | undefined,
  withRows: boolean,
): Read {
  const listed = (prefix: string) => names.map((name) => `, ${prefix}${name}`).join('')
  const waktu = sql.raw(per ? rolledUp[per] : 'null::integer')
  return statement<Values, Cacah<string>>((_db, slot) => {
    const given = (name: keyof Values, type: string) => unseen(slot(name), type)
    const day = per ? `to_char(r.${tanggal}, 'YYYYMMDD')::integer` : 'null::integer'
    const here = level === 'nasional' ? '' : `and ${regionOfRow[level]} = w.id`
    // Summed where they are found: each row would pass through all that is joined around it.
    const own = names.map((name) => dimensi[name] ?? name)
    const by = [...(per ? [day] : []), ...own]
    const rows: RawBuilder<unknown> = withRows
      ? sql`union all
        select w.id, r.*
        from unnest(${given('ids', 'integer[]')}) w(id), unnest(${given('sisaDari', 'date[]')}, ${given('sisaSampai', 'date[]')}, ${given('sisaTanda', 'integer[]')}) s(dari, sampai, tanda)
        cross join lateral (
          select ${sql.raw([day, ...own].join(', '))}, sum(${sql.raw(ukuran?.bobot ?? '1')}) * s.tanda
          from ${sql.raw(tabel)} r ${sql.raw(ukuran?.samping ?? '')}
          where r.${sql.raw(tanggal)} between s.dari and s.sampai and ${sql.raw(syarat)} ${sql.raw(here)}
          ${sql.raw(by.length > 0 ? `group by ${by.join(', ')}` : '')} offset 0) r`
      : sql``
    const query = sql<Cacah<string>>`
      select wilayah, ${waktu} as waktu${sql.raw(listed(''))}, sum(n)::bigint as n from (
        select c.wilayah, c.waktu${sql.raw(listed('c.'))}, c.n
        from unnest(${given('ids', 'integer[]')}) w(id), unnest(${given('dari', 'integer[]')}, ${given('sampai', 'integer[]')}) e(dari, sampai)
        cross join lateral (select * from ${sql.raw(nama)} where wilayah = w.id and waktu between e.dari and e.sampai offset 0) c
        union all
        select u.wilayah, u.waktu${sql.raw(listed('u.'))}, u.n
        from ${sql.raw(`${nama}_ubah`)} u, unnest(${given('dari', 'integer[]')}, ${given('sampai', 'integer[]')}) e(dari, sampai)
        where u.wilayah = any(${given('ids', 'integer[]')}) and u.waktu between e.dari and e.sampai
        ${rows}
      ) semua group by ${sql.raw(['1', '2', ...names.map((_, place) => String(place + 3))].join(', '))}
      having sum(n) <> 0`
    return { compile: () => query.compile(_db) }
  })
}

const written = new Map<string, Read>()

function sampul(pencacah: PencacahBerjenjang<string>, asked: Asked, finest: Disimpan | undefined): Sampul {
  const { rentang, per } = asked
  const ever = rentang.start === undefined && rentang.end === undefined && per === undefined
  return pencacah.selalu && finest && ever
    ? { ember: [[0, 0]], sisa: [], lebih: [] }
    : sampulOf(rentang, finest, per)
}

interface Asked<Rinci extends string = string> {
  tempat: Tempat
  rentang: RentangHari
  per?: TingkatWaktu
  /** Dimensions that figures are told apart by; every one where it is left out. */
  rinci?: readonly Rinci[] | undefined
}

/** What a counter says of some regions within some days, by its dimensions, and by day, month or year where asked. */
export async function readCacah<Dimensi extends string, Rinci extends Dimensi = Dimensi>(
  db: Executor,
  pencacah: PencacahBerjenjang<Dimensi>,
  asked: Asked<Rinci>,
): Promise<Cacah<Rinci>[]> {
  const { tempat, per } = asked
  if (tempat.ids.length === 0) return []
  const names: readonly string[] = asked.rinci ?? Object.keys(pencacah.dimensi)
  const { lebur } = pencacah
  const merged = lebur && tempat.tingkat === 'provinsi' && !names.includes(lebur.dimensi)
  const finest = merged ? lebur.provinsi : pencacah.terhalus[tempat.tingkat]
  const { ember, sisa, lebih } = sampul(pencacah, asked, finest)
  const days = [...sisa, ...lebih]
  const key = [pencacah.nama, names, tempat.tingkat, per, days.length > 0].join()
  let read = written.get(key)
  if (!read) {
    read = write(pencacah, names, tempat.tingkat, per, days.length > 0)
    written.set(key, read)
  }
  const rows = await read(db, {
    ids: tempat.ids,
    dari: ember.map(([from]) => from),
    sampai: ember.map(([, to]) => to),
    sisaDari: days.map(({ start }) => start),
    sisaSampai: days.map(({ end }) => end),
    sisaTanda: [...sisa.map(() => 1), ...lebih.map(() => -1)],
  })
  return rows as Cacah<Rinci>[]
}

/** The same figures for somebody who sees some rows alone: they are few, and read as they are. */
export async function readBaris<Dimensi extends string, Rinci extends Dimensi = Dimensi>(
  db: Executor,
  { tabel, tanggal, syarat, dimensi, ukuran }: PencacahBerjenjang<Dimensi>,
  { tempat, rentang, per, rinci }: Asked<Rinci>,
  only: { samping: RawBuilder<unknown>; where: RawBuilder<SqlBool> },
): Promise<Cacah<Rinci>[]> {
  const wanted: readonly string[] | undefined = rinci
  const names = Object.entries<string>(dimensi).filter(([name]) => wanted?.includes(name) ?? true)
  const region = sql.raw(regionOfRow[tempat.tingkat] || '-1')
  const day = sql.raw(`r.${tanggal}`)
  const { rows } = await sql<Cacah<Rinci>>`
    select wilayah, ${sql.raw(per ? rolledUp[per] : 'null::integer')} as waktu${sql.raw(names.map(([name]) => `, ${name}`).join(''))},
      sum(n)::bigint as n
    from (select ${region} as wilayah, to_char(${day}, 'YYYYMMDD')::integer as waktu${sql.raw(
      names.map(([name, value]) => `, ${value} as ${name}`).join(''),
    )}, ${sql.raw(ukuran?.bobot ?? '1')} as n
      from ${sql.raw(tabel)} r ${sql.raw(ukuran?.samping ?? '')} ${only.samping}
      where ${sql.raw(syarat)} and ${only.where} and ${region} = any(${tempat.ids}::integer[])
        and (${rentang.start ?? null}::date is null or ${day} >= ${rentang.start ?? null}::date)
        and (${rentang.end ?? null}::date is null or ${day} <= ${rentang.end ?? null}::date)) semua
    group by ${sql.raw(['1', '2', ...names.map((_, place) => String(place + 3))].join(', '))}`.execute(db)
  return rows
}
