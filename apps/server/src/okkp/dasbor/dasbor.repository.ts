import type { RentangHari, TingkatWaktu } from '@portal/domain/platform/dasbor/rentang'
import { sql } from 'kysely'
import {
  filteredApartFromWords,
  notValid,
  type RegistrasiFilter,
} from '#okkp/registrasi/daftar/registrasi-filter.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Tempat } from '#platform/figures/fact.ts'
import type { AngkaRegistrasi } from './angka-registrasi.repository.ts'

const everywhere = { jenis: 'semua' } as const

interface WilayahFilter extends RegistrasiFilter {
  /** E-mail of the account that entered the registration. */
  email?: string | undefined
  /** Counts central registrations in a separate row instead of the region of their unit. */
  centreApart: boolean
  /** Counts distinct businesses. The query must sort names, so it runs only on request. */
  countUnits: boolean
}

export interface WilayahCount {
  pusat: boolean
  wilayah: number | null
  total: number
  tidak_berlaku: number
  unit: number | undefined
}

/** Counts registrations by province or city of their unit, for all issuers. */
export async function countByWilayah(
  db: Executor,
  level: 'provinsi' | 'kota',
  { email, countUnits, centreApart, ...filter }: WilayahFilter,
  today: string,
): Promise<WilayahCount[]> {
  // Each registration counts once: in its region or in the row of the centre.
  const pusat = sql<boolean>`(r.pusat and ${sql.lit(centreApart)})`
  const wilayah = sql<number | null>`case when not ${pusat} then ${sql.ref(`r.${level}_id`)} end`
  let query = filteredApartFromWords(db, everywhere, filter, today)
  if (email) {
    query = query.where('r.created_by', 'in', (build) =>
      build.selectFrom('akun.pengguna').select('id').where(sql<boolean>`lower(email) = lower(${email})`),
    )
  }
  const rows = await query
    .select([
      pusat.as('pusat'),
      wilayah.as('wilayah'),
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where ${notValid(today)})`.as('tidak_berlaku'),
    ])
    .$if(countUnits, (counted) =>
      counted.select(sql<number>`count(distinct (lower(r.unit_usaha), r.kota_id))`.as('unit')),
    )
    .groupBy([pusat, wilayah])
    .execute()
  return rows.map(({ unit, ...row }) => ({ ...row, unit }))
}

interface ByDays {
  tempat: Tempat
  /** Counts only registrations of the central office. */
  pusat: boolean
  terbit: RentangHari
  masuk: RentangHari
  today: string
  per?: TingkatWaktu | undefined
}

const shapes = { tahun: 'YYYY', bulan: 'YYYYMM', hari: 'YYYYMMDD' } as const

/** Counts by day of entry. No fact table has this day, because an import enters several years of issue in one day. */
export async function countByDays(
  db: Executor,
  { tempat, pusat, terbit, masuk, today, per }: ByDays,
): Promise<AngkaRegistrasi[]> {
  const [id] = tempat.ids
  const place = tempat.tingkat === 'nasional' ? {} : { [`${tempat.tingkat}_id`]: id }
  const filter = {
    ...place,
    pusat: pusat || undefined,
    start_terbit: terbit.start,
    end_terbit: terbit.end,
    ...masuk,
  }
  const waktu = sql<
    number | null
  >`${sql.raw(per ? `to_char(r.terbit_sertifikat, '${shapes[per]}')` : 'null')}::integer`
  return filteredApartFromWords(db, everywhere, filter, today)
    .select([
      sql<number>`${id}::integer`.as('wilayah'),
      'r.jenis_registrasi_id as jenis',
      waktu.as('waktu'),
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where ${notValid(today)})`.as('tidak_berlaku'),
    ])
    .groupBy(['jenis', waktu])
    .execute()
}
