import { sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'

/**
 * Lists the given keys that nothing in the licence file refers to any longer. Sent files and attachments of a step
 * always stay.
 */
export async function listUnnamed(trx: Trx, pengajuanId: number, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ kunci: string }>`
    select distinct k.kunci from unnest(${keys}::text[]) as k (kunci)
    where not exists (select from psat.temuan t where t.pengajuan_id = ${pengajuanId}
        and k.kunci in (t.foto, t.berkas, t.berkas_jawaban))
      and not exists (select from psat.audit_lapang a, jsonb_each(a.jawaban) as butir (kode, isi)
        where a.pengajuan_id = ${pengajuanId} and butir.isi ->> 'foto' = k.kunci)
      and not exists (select from psat.riwayat r where r.pengajuan_id = ${pengajuanId}
        and r.lampiran @> jsonb_build_array(jsonb_build_object('kunci', k.kunci)))
      and not exists (select from psat.salinan_berkas s where s.kunci = k.kunci)`.execute(trx)
  return rows.map(({ kunci }) => kunci)
}
