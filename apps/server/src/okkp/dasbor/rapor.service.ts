import type {
  layananLabByProvinsi,
  tindakLanjutByProvinsi,
} from '@portal/domain/okkp/dasbor/dasbor-uji.contract'
import type { Query } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { nasional, type Tempat } from '#platform/figures/fact.ts'
import type { Platform } from '#platform/platform.ts'
import { dijelaskan, tempatOf } from './keterangan.ts'
import { countLayananLab, countTindakLanjut, tanpaLuaran } from './rapor.repository.ts'

/** Returns a row for every province, with zeros for provinces without data. */
async function perProvinsi<F extends object>(
  { db }: Platform,
  count: (provinces: Tempat) => Promise<readonly (F & { provinsi_id: number })[]>,
  { none, total, yang }: { none: F; total: (row: F) => number; yang: string },
) {
  const tempat = await tempatOf(db, {})
  const counted = await count(tempat.bingkai?.bagian ?? nasional)
  const found = new Map(counted.map(({ provinsi_id, ...figures }) => [provinsi_id, figures as F]))
  const rows = (tempat.bingkai?.baris ?? []).map(({ wilayah, nama }) => ({
    ...nama,
    ...(found.get(wilayah) ?? none),
  }))
  const all = rows.reduce((sum, row) => sum + total(row), 0)
  return dijelaskan(rows, { tempat, rentang: [], total: all, yang })
}

export async function readTindakLanjut(platform: Platform, { year }: Query<typeof tindakLanjutByProvinsi>) {
  const today = dayInJakarta(platform.clock())
  return perProvinsi(platform, (tempat) => countTindakLanjut(platform.db, tempat, year, today), {
    none: { total: 0, jatuh_tempo: 0, tepat_waktu: 0, ditutup: 0, ...tanpaLuaran, jumlah_hari: 0 },
    total: (row) => row.total,
    yang: 'tindak lanjut',
  })
}

/** Returns the days that laboratories need from receipt of a sample to its test. */
export async function readLayananLab(platform: Platform, { year }: Query<typeof layananLabByProvinsi>) {
  return perProvinsi(platform, (tempat) => countLayananLab(platform.db, tempat, year), {
    none: { total_uji: 0, jumlah_hari: 0 },
    total: (row) => row.total_uji,
    yang: 'uji dengan tanggal terima sampel',
  })
}
