import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { kolomPutusan, type Putusan } from '#testing/kasus-acak.ts'

/** Raw rows of the tables. Tests count them one by one, without fact tables or SQL sums. */
export interface Mentah {
  registrasi: {
    jenis: number
    pusat: boolean
    provinsi: number | null
    kota: number | null
    komoditas: number | null
    terbit: string
    habis: string | null
    tetap: boolean
    masuk: string
  }[]
  uji_lab: Uji<{ status: string | null }>[]
  rapid_test: Uji<Putusan & { kategori: string }>[]
  uji_mutu: Uji<{ kelas: number }>[]
}

type Uji<More> = {
  jenis: number
  provinsi: number
  kota: number | null
  komoditas: number | null
  tanggal: string
} & More

export interface Tanya {
  provinsi_id?: number | undefined
  kota_id?: number | undefined
}

export async function readRaw(db: Database): Promise<Mentah> {
  const all = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows
  return {
    registrasi: await all(sql<Mentah['registrasi'][number]>`
      select jenis_registrasi_id as jenis, pusat, provinsi_id as provinsi, kota_id as kota, komoditas_id as komoditas,
        terbit_sertifikat::text as terbit, exp_sertifikat::text as habis, digantikan_oleh is not null or sanksi is not null as tetap,
        (created_at at time zone 'Asia/Jakarta')::date::text as masuk
      from okkp.registrasi where dihapus is null`),
    uji_lab: await all(sql<Mentah['uji_lab'][number]>`
      select jenis_uji_lab_id as jenis, provinsi_id as provinsi, kota_id as kota, komoditas_id as komoditas, tanggal::text, status
      from okkp.uji_lab where dihapus is null`),
    rapid_test: await all(sql<Mentah['rapid_test'][number]>`
      select jenis_rapid_test_id as jenis, provinsi_id as provinsi, kota_id as kota, komoditas_id as komoditas, tanggal::text,
        kategori, ${kolomPutusan('okkp.rapid_test')} from okkp.rapid_test r where dihapus is null`),
    uji_mutu: await all(sql<Mentah['uji_mutu'][number]>`
      select 0 as jenis, provinsi_id as provinsi, kota_id as kota, komoditas_id as komoditas, tanggal::text, kelas_mutu_id as kelas
      from okkp.uji_mutu where dihapus is null`),
  }
}

/** One date means that day only. */
export const antara = (day: string, start?: string, end?: string) =>
  day >= (start ?? end ?? '0') && day <= (end ?? start ?? '9')

export const di = (row: { provinsi: number | null; kota: number | null }, { provinsi_id, kota_id }: Tanya) =>
  (provinsi_id === undefined || row.provinsi === provinsi_id) &&
  (kota_id === undefined || row.kota === kota_id)

export const banyak = <T>(rows: readonly T[], of: (row: T) => boolean) => rows.filter(of).length
