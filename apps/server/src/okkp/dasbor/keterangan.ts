import { isForwardRange } from '@portal/domain/platform/calendar/rentang-waktu'
import type { RentangHari } from '@portal/domain/platform/dasbor/rentang'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import {
  type Bingkai,
  bingkaiOf,
  type NamaWilayah,
  namaPusat,
  rentangTerbalik,
  wilayahTidakDikenal,
} from '#platform/dasbor/bingkai.ts'
import type { Database } from '#platform/database/database.ts'

export interface Jawaban<T> {
  data: T
  message?: string
}

/** Names of the region of a query. All are null for the nation and for an unknown region. */
export type WilayahDitanya = { [Key in keyof NamaWilayah]: NamaWilayah[Key] | null }

const nobody: WilayahDitanya = { provinsi_id: null, provinsi: null, kota_id: null, kota: null }

export interface Tempatnya {
  bingkai: Bingkai | undefined
  pusat: boolean
  nama: WilayahDitanya
}

/** Resolves the region of a query. The central office has no sub-regions. */
export async function tempatOf(
  db: Database,
  asked: { provinsi_id?: number | undefined; kota_id?: number | undefined },
): Promise<Tempatnya> {
  if (asked.provinsi_id === provinsiPusat.id) {
    return {
      bingkai: undefined,
      pusat: asked.kota_id === undefined,
      nama: asked.kota_id === undefined ? namaPusat : nobody,
    }
  }
  const bingkai = await bingkaiOf(db, asked)
  const first = bingkai?.baris[0]?.nama
  if (!first || bingkai.tingkat === 'provinsi') return { bingkai, pusat: false, nama: nobody }
  const nama = asked.kota_id === undefined ? { ...first, kota_id: null, kota: null } : first
  return { bingkai, pusat: false, nama }
}

export const tanpaPusat = (yang: string) => `OKKP PUSAT tidak mencatat ${yang} sendiri; pilih provinsinya.`

export function dijelaskan<T>(
  data: T,
  asked: {
    tempat: Tempatnya
    rentang: readonly RentangHari[]
    total: number
    yang: string
    pusatJuga?: boolean
  },
): Jawaban<T> {
  const { tempat, rentang, total, yang } = asked
  if (!tempat.bingkai && !tempat.pusat) return { data, message: wilayahTidakDikenal }
  if (rentang.some(({ start, end }) => !isForwardRange(start, end))) return { data, message: rentangTerbalik }
  if (tempat.pusat && !asked.pusatJuga) return { data, message: tanpaPusat(yang) }
  if (total === 0) return { data, message: `Belum ada ${yang} yang cocok dengan saringan ini.` }
  return { data }
}
