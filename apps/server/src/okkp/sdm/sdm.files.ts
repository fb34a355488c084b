import { scopeOf, withinScope } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import { findSdm } from './sdm.repository.ts'

interface SdmFiles {
  foto: string | null
  kompetensi: readonly { berkas: string | null }[]
}

const recordOf = (id: number) => `sdm/${id}`

export const filesOf = ({ foto, kompetensi }: SdmFiles): string[] =>
  [foto, ...kompetensi.map(({ berkas }) => berkas)].filter((key) => key !== null)

/** Claims the photo and the certificate of each competence, each under its own field. */
export async function claimSdmFiles(
  files: Files,
  trx: Trx,
  id: number,
  { foto, kompetensi }: SdmFiles,
  actor: Actor,
): Promise<void> {
  const fields = [
    { field: 'foto', key: foto },
    ...kompetensi.map(({ berkas }, at) => ({ field: `kompetensi.${at}.berkas`, key: berkas })),
  ]
  for (const { field, key } of fields) {
    if (key === null) continue
    await files.claim(trx, [key], { record: recordOf(id), visibility: 'rekaman', actor, field })
  }
}

export function releaseSdmFiles(files: Files, trx: Trx, id: number, keys: readonly string[]): Promise<void> {
  return files.release(trx, keys, recordOf(id))
}

/** Only the office of the region may open photos and certificates. */
export const sdmFileAccess: RecordAccess = async (actor, record, db) => {
  if (!hasPermission(actor.role, 'sdm.kelola')) return false
  const row = await findSdm(db, Number(record.split('/')[1]))
  return row !== undefined && withinScope(scopeOf(actor), row)
}
