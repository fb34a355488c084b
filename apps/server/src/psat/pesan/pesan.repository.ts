import type { Selectable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatPesan } from '#platform/database/schema.gen.ts'

export type PesanRow = Selectable<PsatPesan> & { nama: string }

function pesanRows(db: Executor) {
  return db
    .selectFrom('psat.pesan as m')
    .innerJoin('akun.pengguna as a', 'a.id', 'm.pengirim')
    .selectAll('m')
    .select('a.nama')
}

export function listPesan(db: Executor, pengajuanId: number): Promise<PesanRow[]> {
  return pesanRows(db).where('m.pengajuan_id', '=', pengajuanId).orderBy('m.id').limit(2000).execute()
}

export async function insertPesan(
  trx: Trx,
  row: Pick<PesanRow, 'pengajuan_id' | 'pengirim' | 'peran' | 'mewakili' | 'isi' | 'berkas' | 'waktu'>,
): Promise<PesanRow> {
  const { id } = await trx.insertInto('psat.pesan').values(row).returning('id').executeTakeFirstOrThrow()
  return pesanRows(trx).where('m.id', '=', id).executeTakeFirstOrThrow()
}
