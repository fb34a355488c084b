import { type RawBuilder, sql } from 'kysely'

export function namaTujuan(alias: string): RawBuilder<string | null> {
  const kode = sql.ref(`${alias}.created_for`)
  return sql<string | null>`coalesce((select nama from wilayah.kota where id = ${kode}),
    (select nama from wilayah.provinsi where id = ${kode}))`
}

export function namaPembuat(alias: string): RawBuilder<string | null> {
  return sql<string | null>`(select nama from akun.pengguna where id = ${sql.ref(`${alias}.created_by`)})`
}
