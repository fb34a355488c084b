import { sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'

/** Returns the files that neither the registration nor any of its supervisions uses, deleted supervisions included. */
export async function listUnnamed(trx: Trx, id: number, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ kunci: string }>`
    select distinct k.kunci from unnest(${keys}::text[]) as k (kunci)
    where not exists (select from okkp.registrasi r where r.id = ${id}
        and (k.kunci in (r.foto_kemasan, r.sertifikat) or k.kunci = any (r.lampiran)))
      and not exists (select from okkp.pengawasan p where p.registrasi_id = ${id} and k.kunci = any (p.lampiran))
      and not exists (select from okkp.temuan_pengawasan t where t.bukti = k.kunci)`.execute(trx)
  return rows.map(({ kunci }) => kunci)
}
