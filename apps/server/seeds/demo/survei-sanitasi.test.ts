import { nilaiAspek, nilaiTotal } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoDatabase } from '#testing/demo.ts'

let database: Awaited<ReturnType<typeof createDemoDatabase>>
beforeAll(async () => {
  database = await createDemoDatabase()
})
afterAll(() => database?.drop())

test('surveys and assessments cover two years, and their sums are those of the rules', async () => {
  const { db } = database
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from pasar.survei) as survei, (select count(distinct tahun_program) from pasar.survei) as tahun,
      (select count(*) from pasar.survei s where total_responden <> (select count(*) from pasar.responden where survei_id = s.id)) as salah,
      (select count(*) from pasar.survei where terbuka_responden <> case when tanggal + 4 < date_trunc('month', now() at time zone 'Asia/Jakarta')
        then total_responden else 0 end) as salah_umum,
      (select count(*) from pasar.sanitasi) as sanitasi,
      (select count(*) from (select from pasar.aspek_sanitasi group by sanitasi_id having min(nilai) = max(nilai)) r) as rata,
      (select count(distinct aspek_kode) from pasar.aspek_sanitasi where nilai is null) as tanpa_nilai,
      (select count(distinct date_trunc('month', tanggal)) from pasar.sanitasi) as bulan`.execute(db)
  const found = rows[0] ?? {}
  // Every aspect lacks a score in some assessment, so that a filter by any aspect shortens the list.
  expect(found).toMatchObject({ salah: 0, salah_umum: 0, tanpa_nilai: 6 })
  expect(found.tahun).toBeGreaterThanOrEqual(2)
  // The aspects of a market need different scores. Otherwise the demo does not show which aspect to improve first.
  expect(found.rata).toBeLessThan((found.sanitasi ?? 0) / 10)
  expect(found.survei).toBeGreaterThan(60)
  expect(found.sanitasi).toBeGreaterThan(200)
  expect(found.bulan).toBeGreaterThanOrEqual(23)

  const satu = await db
    .selectFrom('pasar.sanitasi')
    .select(['id', 'nilai'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const butir = await db
    .selectFrom('pasar.butir_sanitasi')
    .select(['aspek_kode', 'jawaban'])
    .where('sanitasi_id', '=', satu.id)
    .execute()
  expect(satu.nilai).toBeCloseTo(nilaiTotal(nilaiAspek(butir)) ?? -1, 6)
})

interface Pasangan {
  provinsi_id: number
  pre: number
  post: number
}

test('surveys of every province tell different stories: most markets learn, some hardly', async () => {
  const { rows } = await sql<Pasangan>`
    with nilai as (
      select pasar_id, provinsi_id, tahun_program, fase,
        100.0 * sum(total_nilai) / sum(total_responden * 4 * (select count(*) from pasar.butir_kuesioner b
          where b.kuesioner_id = s.kuesioner_id)) as n
      from pasar.survei s group by 1, 2, 3, 4
    )
    select provinsi_id, a.n::float8 as pre, b.n::float8 as post from nilai a join nilai b using (pasar_id, provinsi_id, tahun_program)
    where a.fase = 'pre' and b.fase = 'post'`.execute(database.db)
  expect(new Set(rows.map(({ provinsi_id }) => provinsi_id)).size).toBe(38)
  const gains = rows.map(({ pre, post }) => post - pre)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  expect(new Set(rows.map(({ pre }) => pre.toFixed(1))).size).toBeGreaterThan(rows.length / 3)
  expect(mean(gains)).toBeGreaterThan(5)
  expect(mean(gains)).toBeLessThan(25)
  expect(Math.max(...gains) - Math.min(...gains)).toBeGreaterThan(20)
  expect(gains.filter((gain) => gain < 1).length).toBeGreaterThan(0)
})

test('assessments of every province differ, all three ratings occur, and every item is answered', async () => {
  const { db } = database
  const { rows } = await sql<Record<string, number>>`
    with akhir as (select distinct on (pasar_id) pasar_id, provinsi_id, nilai from pasar.sanitasi order by pasar_id, tanggal desc, id desc)
    select count(distinct provinsi_id) as provinsi, count(*) as pasar, count(distinct round(nilai::numeric, 1)) as berbeda,
      count(*) filter (where nilai < 60) as kurang, count(*) filter (where nilai between 60 and 80) as cukup,
      count(*) filter (where nilai > 80) as baik,
      (select count(distinct round(rata, 1)) from (select avg(nilai)::numeric as rata from pasar.sanitasi
        group by date_trunc('month', tanggal)) b) as bulan_berbeda,
      (select count(*) from pasar.sanitasi s where (select count(jawaban) from pasar.butir_sanitasi where sanitasi_id = s.id)
        <> (select count(*) from pasar.sop_sanitasi)) as setengah
    from akhir`.execute(db)
  const found = rows[0] ?? {}
  expect(found).toMatchObject({ provinsi: 38, setengah: 0 })
  expect(found.berbeda).toBeGreaterThan((found.pasar ?? 0) / 2)
  expect(found.bulan_berbeda).toBeGreaterThan(12)
  for (const name of ['kurang', 'cukup', 'baik']) expect([name, (found[name] ?? 0) > 5]).toEqual([name, true])
})
