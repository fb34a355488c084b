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
  /** Null in rows of provinces, and where no city is known. */
  kota_id: number | null
  kota: string | null
}

/** The regions an answer has rows for: each is shown, also without a figure. */
export interface Bingkai {
  tingkat: 'provinsi' | 'kota'
  /** The province whose cities are rows; undefined for the nation. */
  provinsi_id: number | undefined
  /** The whole that the rows are parts of: the nation, a province, or the one city asked for. */
  induk: Tempat
  bagian: Tempat
  baris: readonly { wilayah: number; nama: NamaWilayah }[]
  /** Name of what lies in the province but in none of its cities; none where one city was asked for. */
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

/** All provinces, the cities of one, or one city. None for a region that does not exist, or a city outside its province. */
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
