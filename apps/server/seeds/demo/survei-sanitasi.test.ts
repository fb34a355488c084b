import { nilaiAspek, nilaiTotal } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createDemoDatabase } from '#testing/demo.ts'

// The whole demonstration is laid out first, which takes long when both cores are busy.
vi.setConfig({ testTimeout: 120_000 })

test('surveys and assessments cover two years, and their sums are those of the rules', async () => {
  const { db, drop } = await createDemoDatabase()
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
  // Every aspect is without a score somewhere, so that a list narrowed to it is shorter.
  expect(found).toMatchObject({ tahun: 2, salah: 0, salah_umum: 0, tanpa_nilai: 6 })
  // A market where every aspect is alike teaches nobody where to begin.
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
  await drop()
})
