import type { RapidPasar } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import type { RapidRow } from './rapid-test-pasar.repository.ts'

export function presentRapid(row: RapidRow): RapidPasar {
  const { kunci: _kunci, sidik: _sidik, created_by: _by, updated_by: _last, ...wire } = row
  return { ...wire, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}
