import type { Executor } from '#platform/database/database.ts'
import { readablePengajuan } from './akses.repository.ts'
import type { Pembaca } from './akses.ts'

/** Checks whether a salinan (copy of a sent application) that the account may see contains this uploaded file. */
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
