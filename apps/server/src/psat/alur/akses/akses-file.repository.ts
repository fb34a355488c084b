import type { Executor } from '#platform/database/database.ts'
import { readablePengajuan } from './akses.repository.ts'
import type { Pembaca } from './akses.ts'

/** Whether this file is named in a copy of an application that the account may see. */
export async function isInReadableSalinan(db: Executor, actor: Pembaca, kunci: string): Promise<boolean> {
  const found = await db
    .selectFrom('psat.salinan_berkas as b')
    .innerJoin('psat.salinan as s', 's.id', 'b.salinan_id')
    .innerJoin('psat.pengajuan as p', 'p.id', 's.pengajuan_id')
    .where('b.kunci', '=', kunci)
    .where(readablePengajuan(actor))
    .select('p.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
