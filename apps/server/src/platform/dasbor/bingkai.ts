import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import { provinsiOfKota } from '@portal/domain/platform/wilayah/wilayah'
import type { Database } from '#platform/database/database.ts'
import { nasional, type Tempat } from '#platform/figures/fact.ts'
import { listProvinsi } from '#platform/wilayah/wilayah.repository.ts'
import { findProvinsiName, listKotaOf } from './bingkai.repository.ts'

export interface NamaWilayah {
  /** 0 is the central office. */
  provinsi_id: number
  provinsi: string
  /** Null in province rows, and if the city is unknown. */
  kota_id: number | null
  kota: string | null
}

/** The regions in the rows of a response. Each region appears, even without figures. */
export interface Bingkai {
  tingkat: 'provinsi' | 'kota'
  /** The province whose cities are the rows. Undefined for the nation. */
  provinsi_id: number | undefined
  /** The whole that the rows add up to: the nation, a province, or the requested city. */
  induk: Tempat
  bagian: Tempat
  baris: readonly { wilayah: number; nama: NamaWilayah }[]
  /** The name for figures of the province without a city. Undefined if the request is for one city. */
  tanpaKota: NamaWilayah | undefined
}

interface Asked {
  provinsi_id?: number | undefined
  kota_id?: number | undefined
}

const noKota = { kota_id: null, kota: null }
export const namaPusat: NamaWilayah = {
  provinsi_id: provinsiPusat.id,
  provinsi: provinsiPusat.nama,
  ...noKota,
}

/**
 * Returns all provinces, the cities of one province, or one city. Returns undefined for an unknown region or a city
 * outside the province.
 */
export async function bingkaiOf(db: Database, { provinsi_id, kota_id }: Asked): Promise<Bingkai | undefined> {
  const wanted = provinsi_id ?? (kota_id === undefined ? undefined : provinsiOfKota(kota_id))
  if (wanted === undefined) {
    const semua = await listProvinsi(db)
    return {
      tingkat: 'provinsi',
      provinsi_id: undefined,
      induk: nasional,
      bagian: { tingkat: 'provinsi', ids: semua.map(({ id }) => id) },
      baris: semua.map(({ id, nama }) => ({
        wilayah: id,
        nama: { provinsi_id: id, provinsi: nama, ...noKota },
      })),
      tanpaKota: undefined,
    }
  }
  const [provinsi, semua] = await Promise.all([findProvinsiName(db, wanted), listKotaOf(db, wanted)])
  const dipilih = kota_id === undefined ? semua : semua.filter(({ id }) => id === kota_id)
  if (provinsi === undefined || (kota_id !== undefined && dipilih.length === 0)) return undefined
  const nama = { provinsi_id: wanted, provinsi }
  const bagian: Tempat = { tingkat: 'kota', ids: dipilih.map(({ id }) => id) }
  return {
    tingkat: 'kota',
    provinsi_id: wanted,
    induk: kota_id === undefined ? { tingkat: 'provinsi', ids: [wanted] } : bagian,
    bagian,
    baris: dipilih.map(({ id, nama: kota }) => ({ wilayah: id, nama: { ...nama, kota_id: id, kota } })),
    tanpaKota: kota_id === undefined ? { ...nama, ...noKota } : undefined,
  }
}

export const wilayahTidakDikenal = 'Wilayah ini tidak dikenal, jadi tidak ada yang terhitung.'
export const rentangTerbalik = 'Tanggal akhir mendahului tanggal awal, jadi tidak ada yang terhitung.'
