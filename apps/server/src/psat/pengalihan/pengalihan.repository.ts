import { type Insertable, sql, type Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatPengalihan } from '#platform/database/schema.gen.ts'

/** Stores the consent request of a draft. A repeated request replaces the old one and keeps its link. */
export async function upsertPengalihan(trx: Trx, row: Insertable<PsatPengalihan>): Promise<string> {
  const request: Insertable<PsatPengalihan> = {
    ...row,
    status: 'menunggu',
    alasan: null,
    dijawab: null,
    dijawab_oleh: null,
  }
  const { kode } = await trx
    .insertInto('psat.pengalihan')
    .values(request)
    .onConflict((conflict) => conflict.column('draf_id').doUpdateSet(request))
    .returning('kode')
    .executeTakeFirstOrThrow()
  return kode
}

function pengalihanRows(db: Executor, perusahaanId: number) {
  return db
    .selectFrom('psat.pengalihan as p')
    .innerJoin('psat.draf as d', 'd.id', 'p.draf_id')
    .innerJoin('akun.perusahaan as u', 'u.id', 'd.perusahaan_id')
    .selectAll('p')
    .select([
      'd.uuid as draf_uuid',
      'd.audit_type',
      'd.isian',
      'd.oleh',
      'd.perusahaan_id as pemilik_lama_id',
      'u.nama_perseroan as pemilik_lama',
    ])
    .where('p.perusahaan_id', '=', perusahaanId)
}

/** Lists the requests that wait for an answer of this company, the new owner. */
export function listWaitingPengalihan(db: Executor, perusahaanId: number) {
  return pengalihanRows(db, perusahaanId)
    .where('p.status', '=', 'menunggu')
    .orderBy('p.dibuat', 'desc')
    .limit(200)
    .execute()
}

export function lockPengalihan(trx: Trx, perusahaanId: number, kode: string) {
  return pengalihanRows(trx, perusahaanId).where('p.kode', '=', kode).forUpdate('p').executeTakeFirst()
}

export async function updatePengalihan(
  trx: Trx,
  id: number,
  change: Updateable<PsatPengalihan>,
): Promise<void> {
  await trx.updateTable('psat.pengalihan').set(change).where('id', '=', id).execute()
}

/**
 * Checks whether licences, files or company data belong to a NIB, because a new account for this NIB would see them.
 * Requests of the asking company do not count: it may transfer several permits to one new owner.
 */
export async function hasHoldings(trx: Trx, nib: string, peminta: number): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from oss.izin where nib = ${nib})
        or exists (select from psat.pengalihan m join psat.draf d on d.id = m.draf_id
             where m.nib = ${nib} and m.status = 'menunggu' and d.perusahaan_id <> ${peminta})
        or exists (select from akun.perusahaan u where u.nib = ${nib} and (
             exists (select from akun.pengguna where perusahaan_id = u.id)
          or exists (select from psat.pengajuan where perusahaan_id = u.id)
          or exists (select from psat.pengajuan where perusahaan_baru_id = u.id)
          or exists (select from psat.draf where perusahaan_id = u.id)
          or exists (select from psat.unit_produksi where perusahaan_id = u.id and dihapus is null)
          or exists (select from psat.mitra where perusahaan_id = u.id and dihapus is null)
          or exists (select from psat.ruang_lingkup where perusahaan_id = u.id and dihapus is null)
          or exists (select from psat.produk where perusahaan_id = u.id and dihapus is null))) as held`.execute(
    trx,
  )
  return rows[0]?.held ?? false
}
