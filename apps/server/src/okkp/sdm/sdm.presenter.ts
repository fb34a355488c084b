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

/**
 * Picks public fields by name, also within competences, so that a new column stays private until somebody adds it to
 * the public schema.
 */
export function presentPublik(row: SdmRow, today: string): SdmPublik {
  return sdmPublik.parse(presentSdm(row, today))
}
