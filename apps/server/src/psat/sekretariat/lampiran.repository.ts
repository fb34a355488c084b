import type { FaktaSekretariat, KeadaanOss } from '@portal/domain/psat/alur/sekretariat/syarat'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatLampiranTeknis } from '#platform/database/schema.gen.ts'

export type LampiranRow = Omit<Selectable<PsatLampiranTeknis>, 'data'> & { data: Sertifikat | null }

export function findLampiran(db: Executor, pengajuanId: number): Promise<LampiranRow | undefined> {
  return db
    .selectFrom('psat.lampiran_teknis')
    .selectAll()
    .where('pengajuan_id', '=', pengajuanId)
    .$castTo<LampiranRow>()
    .executeTakeFirst()
}

export const belumDisetujui = { penyetuju: [], penyetuju_mewakili: [] }

/** Saves the attachment. The caller must hold the lock on the file. */
export async function saveLampiran(
  trx: Trx,
  pengajuanId: number,
  { data, ...change }: Omit<Insertable<PsatLampiranTeknis>, 'pengajuan_id' | 'data'> & { data?: Sertifikat },
): Promise<void> {
  const row = { ...change, ...(data ? { data: JSON.stringify(data) } : {}) }
  await trx
    .insertInto('psat.lampiran_teknis')
    .values({ pengajuan_id: pengajuanId, ...row })
    .onConflict((conflict) => conflict.column('pengajuan_id').doUpdateSet(row))
    .execute()
}

/** Returns how far the licence is on its way to OSS. A cancelled message counts as not sent. */
async function keadaanOss(db: Executor, pengajuanId: number): Promise<KeadaanOss> {
  const { rows } = await sql<{ keadaan: KeadaanOss }>`
    select case
      when p.id_izin_oss is null then 'tanpa'
      when bool_or(k.status = 'terkirim') then 'diterima'
      when count(k.id) > 0 then 'menunggu'
      else 'belum' end as keadaan
    from psat.pengajuan p
    left join oss.pesan_keluar k
      on k.pengajuan_id = p.id and k.kd_status = '50' and k.status <> 'dibatalkan'
    where p.id = ${pengajuanId} group by p.id_izin_oss`.execute(db)
  return rows[0]?.keadaan ?? 'tanpa'
}

export async function readFaktaLampiran(
  db: Executor,
  pengajuanId: number,
): Promise<Partial<FaktaSekretariat>> {
  const row = await findLampiran(db, pengajuanId)
  return {
    pembuatLampiran: [row?.dibuat_oleh, ...(row?.dibuat_mewakili ?? [])].filter((id) => id != null),
    penyetujuLampiran: [...(row?.penyetuju ?? []), ...(row?.penyetuju_mewakili ?? [])],
    oss: await keadaanOss(db, pengajuanId),
  }
}
