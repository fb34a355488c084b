import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { isSealed, personalNumbers } from '#platform/secrets/number-seal.ts'
import { useTestDatabase } from '#testing/database.ts'
import { createPengguna, createPerusahaan } from '#testing/factories.ts'
import { SealableRows } from './sealed-numbers.ts'

const test = useTestDatabase()
const npwp = '091234567890123'
const nik = '3273010101800001'

async function stored(table: string, column: string, id: number): Promise<string> {
  const { rows } = await sql<{ teks: string }>`
    select ${sql.ref(column)}::text as teks from ${sql.table(table)} where id = ${id}`.execute(test.db)
  return rows[0]?.teks ?? ''
}

function izin(no_identitas: string, id_izin: string) {
  return { id_izin, kode_izin: '018', nib: '9120000000001', no_identitas }
}

describe('personal numbers', () => {
  it('the table holds encrypted values and the app reads them: on insert, update and conflict', async () => {
    const { id } = await createPerusahaan(test.db, {})
    await test.db.updateTable('akun.perusahaan').set({ npwp_perseroan: npwp }).where('id', '=', id).execute()
    expect(isSealed(await stored('akun.perusahaan', 'npwp_perseroan', id))).toBe(true)
    const read = await test.db
      .selectFrom('akun.perusahaan as u')
      .selectAll('u')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(read.npwp_perseroan).toBe(npwp)

    const upsert = (no_identitas: string) =>
      test.db
        .insertInto('oss.izin')
        .values([izin(no_identitas, 'I-BENTROK')])
        .onConflict((conflict) => conflict.column('id_izin').doUpdateSet({ no_identitas }))
        .returning(['id', 'no_identitas'])
        .executeTakeFirstOrThrow()
    const first = await upsert(nik)
    expect(first.no_identitas).toBe(nik)
    expect((await upsert('3273010101800002')).no_identitas).toBe('3273010101800002')
    expect(isSealed(await stored('oss.izin', 'no_identitas', first.id))).toBe(true)
  })

  it('empty values stay empty, also between filled ones', async () => {
    const rows = await test.db
      .insertInto('oss.izin')
      .values([{ ...izin(nik, 'I-ISI') }, { ...izin(nik, 'I-KOSONG'), no_identitas: null }])
      .returning(['id_izin', 'no_identitas'])
      .execute()
    expect(rows).toEqual([
      { id_izin: 'I-ISI', no_identitas: nik },
      { id_izin: 'I-KOSONG', no_identitas: null },
    ])
    const empty = test.db.selectFrom('oss.izin').select('id_izin').where('no_identitas', 'is', null)
    expect(await empty.execute()).toEqual([{ id_izin: 'I-KOSONG' }])
  })

  it('rows that raw SQL sends as JSON are encrypted too', async () => {
    const rows = [izin(nik, 'I-JSON'), { ...izin('', 'I-JSON-KOSONG'), no_identitas: null }]
    const { rows: kept } = await sql<{ id: number; no_identitas: string | null }>`
      insert into oss.izin (id_izin, kode_izin, nib, no_identitas)
      select id_izin, kode_izin, nib, no_identitas
      from jsonb_populate_recordset(null::oss.izin, ${new SealableRows(rows)}::jsonb)
      returning id, no_identitas`.execute(test.db)
    expect(kept.map(({ no_identitas }) => no_identitas)).toEqual([nik, null])
    expect(isSealed(await stored('oss.izin', 'no_identitas', kept[0]?.id ?? 0))).toBe(true)
  })

  it('an equality search and a comparison of columns work without decryption', async () => {
    const number = '3273010101800077'
    const user = await createPengguna(test.db, { role: 'PELAKU_USAHA' })
    await test.db
      .updateTable('akun.pengguna')
      .set({ nomor_identitas: number })
      .where('id', '=', user.id)
      .execute()
    await test.db.insertInto('oss.izin').values(izin(number, 'I-CARI')).execute()
    const found = await test.db
      .selectFrom('oss.izin as i')
      .innerJoin('akun.pengguna as p', 'p.nomor_identitas', 'i.no_identitas')
      .where('i.no_identitas', '=', number)
      .select(['i.id_izin', 'p.id'])
      .execute()
    expect(found).toEqual([{ id_izin: 'I-CARI', id: user.id }])
    const others = test.db.selectFrom('oss.izin').select('id_izin').where('no_identitas', '!=', number)
    expect((await others.execute()).map(({ id_izin }) => id_izin)).not.toContain('I-CARI')
  })

  it('a search that cannot find anything is refused', () => {
    const query = test.db.selectFrom('oss.izin').select('id').where('no_identitas', 'like', '3273%')
    expect(() => query.compile()).toThrow('The encrypted column "no_identitas"')
  })

  it('the audit trail holds encrypted values, too', async () => {
    const { id } = await test.db
      .insertInto('platform.jejak_audit')
      .values({
        peristiwa: 'perusahaan.ubah',
        rekaman: 'perusahaan/x',
        request_id: 'uji',
        sesudah: JSON.stringify({ nib: '9120000000001', npwp_perseroan: npwp }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const text = await stored('platform.jejak_audit', 'sesudah', id)
    expect(text).not.toContain(npwp)
    expect(text).toContain('9120000000001')
    const row = await test.db
      .selectFrom('platform.jejak_audit')
      .select('sesudah')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.sesudah).toEqual({ nib: '9120000000001', npwp_perseroan: npwp })
  })
})

it('every table with encrypted numbers has an id, because a new key re-encrypts row by row', async () => {
  const { rows } = await sql<{ tabel: string }>`
    select distinct c.table_schema || '.' || c.table_name as tabel from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.column_name = any(${[...personalNumbers]}::text[])
      and not exists (select from information_schema.columns i where i.table_schema = c.table_schema
        and i.table_name = c.table_name and i.column_name = 'id')`.execute(test.db)
  expect(rows).toEqual([])
})
