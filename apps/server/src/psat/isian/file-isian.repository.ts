import { type FileKind, fileKinds } from '@portal/domain/platform/files/files.contract'
import { nameIn } from '@portal/domain/platform/stored-name'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

export interface FileRow {
  kunci: string
  nama_asli: string
  ukuran: number
  sha256: string
  jenis: FileKind
  pengunggah_id: number | null
  rekaman: string | null
  diklaim: Date | null
}

export async function findFiles(db: Executor, keys: readonly string[]): Promise<Map<string, FileRow>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('platform.berkas')
    .select(['kunci', 'nama_asli', 'ukuran', 'sha256', 'jenis', 'pengunggah_id', 'rekaman', 'diklaim'])
    .where(sql<SqlBool>`kunci = any(${keys}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.kunci, { ...row, jenis: nameIn(fileKinds, row.jenis) }]))
}
