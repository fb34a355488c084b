import { keadaanOf } from '@portal/domain/okkp/sdm/kompetensi'
import { type Sdm, type SdmPublik, sdmPublik } from '@portal/domain/okkp/sdm/sdm.schema'
import type { SdmRow } from './sdm.repository.ts'

export function presentSdm(row: SdmRow, today: string): Sdm {
  return {
    ...row,
    kompetensi: row.kompetensi.map(({ sdm_id: _owner, urutan: _order, ...held }) => ({
      ...held,
      keadaan: keadaanOf(held.berlaku_sampai, today),
    })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Takes the public fields by name, inside competences too, so that a new column stays inside until someone shows it. */
export function presentPublik(row: SdmRow, today: string): SdmPublik {
  return sdmPublik.parse(presentSdm(row, today))
}
