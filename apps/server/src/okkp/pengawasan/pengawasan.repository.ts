import type { PengawasanBaru } from '@portal/domain/okkp/pengawasan/pengawasan.schema'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

function pengawasanRows(db: Executor) {
  return db
    .selectFrom('okkp.pengawasan')
    .select([
      'id',
      'registrasi_id',
      'tindak_lanjut_id',
      'jenis',
      'tanggal',
      'petugas',
      'surat_tugas',
      'aspek',
    ])
    .select(['hasil', 'sanksi', 'sanksi_diangkat', 'alasan_diangkat', 'catatan', 'lampiran', 'versi'])
    .select(['created_at', 'created_by', 'updated_at', 'updated_by'])
    .where('dihapus', 'is', null)
}

async function withTemuan(
  db: Executor,
  rows: Awaited<ReturnType<ReturnType<typeof pengawasanRows>['execute']>>,
) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const findings = await db
    .selectFrom('okkp.temuan_pengawasan')
    .select(['id', 'pengawasan_id', 'urutan', 'aspek', 'tingkat', 'uraian', 'tindak_lanjut'])
    .select(['batas_waktu', 'selesai', 'bukti'])
    .where('pengawasan_id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('urutan')
    .execute()
  return rows.map((row) => ({
    ...row,
    temuan: findings.filter(({ pengawasan_id }) => pengawasan_id === row.id),
  }))
}
export type PengawasanRow = Awaited<ReturnType<typeof withTemuan>>[number]

export async function listPengawasan(db: Executor, registrasiId: number): Promise<PengawasanRow[]> {
  const rows = await pengawasanRows(db)
    .where('registrasi_id', '=', registrasiId)
    .orderBy('tanggal', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return withTemuan(db, rows)
}

export async function findPengawasan(db: Executor, id: number): Promise<PengawasanRow | undefined> {
  const [row] = await withTemuan(db, await pengawasanRows(db).where('id', '=', id).execute())
  return row
}

export async function hasPengawasan(trx: Trx, registrasiId: number): Promise<boolean> {
  const row = await pengawasanRows(trx)
    .clearSelect()
    .select('id')
    .where('registrasi_id', '=', registrasiId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface By {
  by: number
  at: Date
}

export async function insertPengawasan(
  trx: Trx,
  form: PengawasanBaru & { tindak_lanjut_id: number | null },
  { by, at }: By,
): Promise<number> {
  const { temuan, tindak_lanjut: _link, ...values } = form
  const { id } = await trx
    .insertInto('okkp.pengawasan')
    .values({ ...values, created_by: by, updated_by: by, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertTemuan(trx, id, temuan)
  return id
}

export async function updatePengawasan(
  trx: Trx,
  id: number,
  form: PengawasanBaru & { versi: number },
  { by, at }: By,
): Promise<void> {
  const { temuan, tindak_lanjut: _link, ...values } = form
  await trx
    .updateTable('okkp.pengawasan')
    .set({ ...values, updated_by: by, updated_at: at })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('okkp.temuan_pengawasan').where('pengawasan_id', '=', id).execute()
  await insertTemuan(trx, id, temuan)
}

async function insertTemuan(trx: Trx, id: number, temuan: PengawasanBaru['temuan']): Promise<void> {
  if (temuan.length === 0) return
  const rows = temuan.map((finding, urutan) => ({ ...finding, pengawasan_id: id, urutan }))
  await trx.insertInto('okkp.temuan_pengawasan').values(rows).execute()
}

export async function markDeleted(trx: Trx, id: number, { by, at }: By): Promise<void> {
  await trx
    .updateTable('okkp.pengawasan')
    .set({ dihapus: at, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .execute()
}
