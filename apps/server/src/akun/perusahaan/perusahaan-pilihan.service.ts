import { fieldError, notFound } from '@portal/domain/platform/errors'
import type { Actor } from '#platform/actor.ts'
import type { Executor } from '#platform/database/database.ts'
import { findPerusahaan, type PerusahaanRow } from './perusahaan.repository.ts'

/** Returns the operator's own company. Staff who act for a company name it by uuid. */
export async function getPerusahaanFor(
  db: Executor,
  actor: Pick<Actor, 'role' | 'perusahaan_id'>,
  named: string | null | undefined,
): Promise<PerusahaanRow> {
  if (actor.role === 'PELAKU_USAHA') {
    const own =
      actor.perusahaan_id === null ? undefined : await findPerusahaan(db, { id: actor.perusahaan_id })
    if (!own || (named && named !== own.uuid)) throw notFound('Perusahaan')
    return own
  }
  if (!named) throw fieldError('perusahaan', 'Pilih perusahaannya.')
  const company = await findPerusahaan(db, { uuid: named })
  if (!company) throw notFound('Perusahaan')
  return company
}
