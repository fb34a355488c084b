import type { Executor } from '#platform/database/database.ts'

export function findJenisUji(db: Executor, id: number) {
  return db
    .selectFrom('okkp.jenis_uji_lab')
    .select(['id', 'nama', 'jenis_parameter'])
    .where('id', '=', id)
    .executeTakeFirst()
}
export type JenisUji = NonNullable<Awaited<ReturnType<typeof findJenisUji>>>

export function listParameter(db: Executor, { jenis_parameter }: Pick<JenisUji, 'jenis_parameter'>) {
  return db
    .selectFrom('okkp.parameter')
    .select(['id', 'nama', 'satuan'])
    .where('jenis', '=', jenis_parameter)
    .orderBy('nama')
    .execute()
}
