import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Executor } from '#platform/database/database.ts'
import type { TemplateColumn } from '#platform/excel/template.ts'
import type { SheetColumn } from '#platform/excel/write-sheet.ts'
import type { ImportBatch } from '#platform/impor/import-definition.ts'
import { loadDaftar } from './impor-uji.repository.ts'
import { letakOf } from './letak-uji.service.ts'

interface Isian {
  provinsi_id?: number | undefined
  created_for?: number | undefined
}

export async function letakBatch(db: Executor, scope: RegionScope, { provinsi_id, created_for }: Isian) {
  const letak = await letakOf(db, scope, { provinsi_id, created_for })
  return { pusat: false, provinsi_id: letak.provinsi_id, kota_id: letak.kota_id }
}

export const cellWords = (rows: readonly { nama: string }[]) => rows.map(({ nama }) => nama)

/** Returns the commodities that a cell may name, and the cities if the account has a region. */
export async function kataTempat(db: Executor, scope: RegionScope) {
  const { daftar } = await loadDaftar(db, scope.jenis === 'semua' ? 0 : scope.provinsi_id)
  const kota = daftar.kota.filter(({ id }) => scope.jenis !== 'kota' || id === scope.kota_id)
  return { komoditas_id: cellWords(daftar.komoditas), kota_id: cellWords(kota) }
}

export const barisBatch = ({ id, letak, isian, pembuat_id }: ImportBatch<Isian>) => ({
  provinsi_id: letak.provinsi_id ?? 0,
  created_for: isian.created_for ?? null,
  asal: 'impor' as const,
  batch_id: id,
  created_by: pembuat_id,
  updated_by: pembuat_id,
})

const dates: readonly string[] = ['tanggal', 'kit_kedaluwarsa']
const wide: readonly string[] = ['lembaga', 'lokasi_sampel', 'note', 'catatan', 'hasil_ukur', 'parameter_id']

export function kolomTemplat(titles: Readonly<Record<string, string>>): SheetColumn[] {
  const columns = Object.entries(titles).map(([kunci, title]) => ({
    title,
    width: wide.includes(kunci) ? 34 : 20,
    kind: dates.includes(kunci) ? ('date' as const) : ('text' as const),
  }))
  return [{ title: 'No', width: 6 }, ...columns]
}

/** Builds template columns with their allowed values and with hints for cells that need an explanation. */
export function templat(
  titles: Readonly<Record<string, string>>,
  values: Readonly<Record<string, readonly string[]>>,
  hints: Readonly<Record<string, string>> = {},
): TemplateColumn[] {
  const kunci = [undefined, ...Object.keys(titles)]
  return kolomTemplat(titles).map((column, index) => {
    const list = values[kunci[index] ?? '']
    const hint =
      hints[kunci[index] ?? ''] ?? (column.kind === 'date' ? 'Tulis tanggal, mis. 2026-01-31.' : undefined)
    return { ...column, ...(list ? { values: list } : {}), ...(hint ? { hint } : {}) }
  })
}

export const sudahAda = () => 'Baris yang sama sudah tercatat di provinsi ini.'
export const berulang = (_text: string, sel: string) =>
  `Baris ini sama persis dengan baris di sel ${sel}. Bila memang beberapa sampel, bedakan keterangannya.`
