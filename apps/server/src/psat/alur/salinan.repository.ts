import type { Salinan } from '@portal/domain/psat/isian/salinan'
import type { Executor, Trx } from '#platform/database/database.ts'

/** Data that the applicant sends with a step, and the keys of the uploaded files in it. */
export interface IsiSalinan {
  isi: Salinan
  berkas: readonly string[]
}

export interface SalinanRow {
  id: number
  putaran: number
  isi: Salinan
  sidik: string
  dibuat: Date
}

export async function insertSalinan(
  trx: Trx,
  pengajuanId: number,
  { isi, berkas, ...row }: IsiSalinan & { putaran: number; sidik: string; dibuat: Date },
): Promise<void> {
  const { id } = await trx
    .insertInto('psat.salinan')
    .values({ pengajuan_id: pengajuanId, isi: JSON.stringify(isi), ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  const named = [...new Set(berkas)].map((kunci) => ({ salinan_id: id, kunci }))
  if (named.length > 0) await trx.insertInto('psat.salinan_berkas').values(named).execute()
}

export function findSalinan(
  db: Executor,
  pengajuanId: number,
  putaran?: number,
): Promise<SalinanRow | undefined> {
  return db
    .selectFrom('psat.salinan')
    .select(['id', 'putaran', 'isi', 'sidik', 'dibuat'])
    .where('pengajuan_id', '=', pengajuanId)
    .$if(putaran !== undefined, (query) => query.where('putaran', '=', putaran ?? 0))
    .orderBy('putaran', 'desc')
    .limit(1)
    .$castTo<SalinanRow>()
    .executeTakeFirst()
}
