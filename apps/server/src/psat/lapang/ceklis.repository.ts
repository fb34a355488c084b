import type { IsiCeklis, JawabanCeklis } from '@portal/domain/psat/lapang/ceklis'
import { butirBelumDinilai } from '@portal/domain/psat/lapang/ceklis'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'

export interface Ceklis {
  versi: number
  isi: IsiCeklis
  dibuat: Date
}

export async function findCeklis(db: Executor): Promise<Ceklis | undefined> {
  return db
    .selectFrom('psat.ceklis')
    .select(['versi', 'isi', 'dibuat'])
    .orderBy('versi', 'desc')
    .limit(1)
    .$castTo<Ceklis>()
    .executeTakeFirst()
}

export function insertCeklis(
  trx: Trx,
  { isi, ...row }: { versi: number; isi: IsiCeklis; dibuat: Date; oleh: number },
): Promise<boolean> {
  return insertOnce(trx, 'psat.ceklis', { ...row, isi: JSON.stringify(isi) })
}

export interface AuditLapang {
  ceklis_versi: number
  isi: IsiCeklis
  tanggal: string | null
  jawaban: JawabanCeklis
  versi: number
}

export function findAuditLapang(db: Executor, pengajuanId: number): Promise<AuditLapang | undefined> {
  return db
    .selectFrom('psat.audit_lapang as a')
    .innerJoin('psat.ceklis as c', 'c.versi', 'a.ceklis_versi')
    .select(['a.ceklis_versi', 'c.isi', 'a.tanggal', 'a.jawaban', 'a.versi'])
    .where('a.pengajuan_id', '=', pengajuanId)
    .$castTo<AuditLapang>()
    .executeTakeFirst()
}

/** Starts the field audit with the current checklist version. Returns the number of items without a judgement. */
export async function startAuditLapang(trx: Trx, pengajuanId: number, at: Date): Promise<number> {
  const ceklis = await findCeklis(trx)
  if (!ceklis) throw new Error('The checklist of field audits is missing')
  await trx
    .insertInto('psat.audit_lapang')
    .values({ pengajuan_id: pengajuanId, ceklis_versi: ceklis.versi, diubah: at })
    .execute()
  return butirBelumDinilai(ceklis.isi, {}).length
}

export async function saveAuditLapang(
  trx: Trx,
  pengajuanId: number,
  {
    jawaban,
    ...change
  }: { tanggal: string | null; jawaban: JawabanCeklis; diubah: Date; diubah_oleh: number },
): Promise<number> {
  const { versi } = await trx
    .updateTable('psat.audit_lapang')
    .set({ ...change, jawaban: JSON.stringify(jawaban), versi: sql<number>`versi + 1` })
    .where('pengajuan_id', '=', pengajuanId)
    .returning('versi')
    .executeTakeFirstOrThrow()
  return versi
}
