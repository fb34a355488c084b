import { terkecilTerbuka } from '@portal/domain/platform/dasbor/terkecil-terbuka'
import fc from 'fast-check'
import { sql } from 'kysely'
import { publishAnswers } from '#pasar/survei/responden.repository.ts'
import type { Database } from '#platform/database/database.ts'
import { tableOf } from '#platform/figures/fact-table.ts'
import { foldFacts, rebuildFact } from '#platform/figures/facts.repository.ts'
import { facts } from '#testing/facts.ts'
import { anyKasus, deleteKasus, writeKasus } from '#testing/kasus-acak.ts'

const kotas = [3273, 3204, 3578, 1171] as const
const anyKota = fc.constantFrom(...kotas)
/** Days at the edges of months and years. */
export const anyDay = fc.constantFrom(
  ...['2024-12-31', '2025-01-01', '2025-01-31', '2025-06-15', '2025-12-31', '2026-01-01', '2026-02-28'],
)
const anyNilai = fc.option(
  fc.integer({ min: 0, max: 300 }).map((n) => n / 3),
  { freq: 5 },
)

/** Random writes as people and imports make them. `nth` selects one of the existing records. */
export const anyWrite = fc.oneof(
  fc.record({
    kind: fc.constant('pasar' as const),
    kota: anyKota,
    tahun: fc.option(fc.constantFrom(2024, 2025)),
  }),
  fc.record({
    kind: fc.constant('survei' as const),
    nth: fc.nat(),
    hari: anyDay,
    fase: fc.constantFrom('pre', 'post'),
    sasaran: fc.constantFrom('konsumen', 'pedagang'),
    nilai: fc.array(fc.integer({ min: 12, max: 40 }), { maxLength: 9 }),
  }),
  fc.record({
    kind: fc.constant('sanitasi' as const),
    nth: fc.nat(),
    hari: anyDay,
    nilai: anyNilai,
    aspek: fc.uniqueArray(fc.tuple(fc.constantFrom(10, 20, 30, 60), anyNilai), {
      selector: ([kode]) => kode,
      maxLength: 3,
    }),
  }),
  fc.record({
    kind: fc.constant('pedagang' as const),
    nth: fc.nat(),
    okkp: fc.boolean(),
    rows: fc.array(fc.tuple(anyDay, fc.uniqueArray(fc.constantFrom(1, 2, 3), { maxLength: 3 })), {
      maxLength: 8,
    }),
  }),
  fc.record({
    kind: fc.constant('rapid' as const),
    nth: fc.nat(),
    rows: fc.array(
      fc.tuple(anyDay, fc.constantFrom('PSAT', 'PSAH', 'PSAI'), fc.constantFrom('Positif', 'Negatif')),
      { maxLength: 9 },
    ),
  }),
  fc.record({
    kind: fc.constant('profil' as const),
    nth: fc.nat(),
    tahun: fc.constantFrom(2024, 2025, 2026),
    ada: fc.uniqueArray(fc.integer({ min: 1, max: 18 })),
  }),
  fc.record({ kind: fc.constant('pindah' as const), nth: fc.nat(), kota: anyKota }),
  fc.record({ kind: fc.constant('tanggal' as const), nth: fc.nat(), hari: anyDay }),
  fc.record({
    kind: fc.constant('hapus' as const),
    nth: fc.nat(),
    tabel: fc.constantFrom('pedagang', 'sanitasi', 'responden', 'rapid_test'),
  }),
  fc.record({ kind: fc.constant('batal-impor' as const), nth: fc.nat() }),
  anyKasus,
  fc.record({ kind: fc.constant('terbit' as const) }),
  fc.record({ kind: fc.constant('lipat' as const) }),
  fc.record({ kind: fc.constant('hitung-ulang' as const) }),
)
type Write = typeof anyWrite extends fc.Arbitrary<infer T> ? T : never

export const marketFacts = facts.filter(({ name }) => name.startsWith('pasar.')).map(tableOf)

let serial = 0

async function pick(db: Database, nth: number): Promise<number | undefined> {
  const rows = await db.selectFrom('pasar.pasar').select('id').orderBy('id').execute()
  return rows[nth % Math.max(1, rows.length)]?.id
}

export async function applyWrite(db: Database, write: Write): Promise<void> {
  serial += 1
  if (write.kind === 'terbit') return publishAnswers(db, new Date(Date.now() + 86_400_000), terkecilTerbuka)
  if (write.kind === 'lipat') return void (await foldFacts(db))
  if (write.kind === 'hitung-ulang')
    return void (await Promise.all(marketFacts.map((name) => rebuildFact(db, name))))
  if (write.kind === 'kasus') return writeKasus(db, 'pasar.rapid_test', write)
  if (write.kind === 'pasar')
    return void (await sql`insert into pasar.pasar (nama, provinsi_id, kota_id, tahun_pas_aman)
      values (${`Pasar ${serial}`}, ${Math.floor(write.kota / 100)}, ${write.kota}, ${write.tahun})`.execute(
      db,
    ))
  const id = await pick(db, write.nth)
  if (id === undefined) return
  if (write.kind === 'pindah')
    await sql`update pasar.pasar set kota_id = ${write.kota}, provinsi_id = ${Math.floor(write.kota / 100)} where id = ${id}`.execute(
      db,
    )
  else if (write.kind === 'tanggal')
    for (const [table, column] of [
      ['sanitasi', 'tanggal'],
      ['survei', 'tanggal'],
      ['rapid_test', 'tanggal'],
      ['pedagang', 'tanggal_pendataan'],
    ] as const)
      await sql`update ${sql.table(`pasar.${table}`)} set ${sql.ref(column)} = ${write.hari} where pasar_id = ${id}`.execute(
        db,
      )
  else if (write.kind === 'batal-impor')
    await sql`delete from pasar.pedagang where pasar_id = ${id} and batch_id is not null`.execute(db)
  else if (write.kind === 'hapus') await deleteRow(db, write.tabel, id)
  else await insertRow(db, write, id)
}

async function deleteRow(db: Database, tabel: string, id: number): Promise<void> {
  if (tabel !== 'responden')
    return void (await sql`delete from ${sql.table(`pasar.${tabel}`)} where id in
      (select id from ${sql.table(`pasar.${tabel}`)} where pasar_id = ${id} order by id limit 2)`.execute(db))
  await sql`with pergi as (delete from pasar.responden where survei_id in (select id from pasar.survei where pasar_id = ${id})
      and total_nilai % 2 = 0 returning survei_id, total_nilai),
    jumlah as (select survei_id, count(*) as n, sum(total_nilai) as nilai, sum(total_nilai * total_nilai) as kuadrat
      from pergi group by survei_id)
    update pasar.survei s set total_responden = total_responden - n, total_nilai = total_nilai - nilai,
      total_kuadrat = total_kuadrat - kuadrat from jumlah where jumlah.survei_id = s.id`.execute(db)
}

type Tambah = Extract<Write, { kind: 'survei' | 'sanitasi' | 'pedagang' | 'profil' | 'rapid' }>

async function insertRow(db: Database, write: Tambah, id: number): Promise<void> {
  const tempat = sql`m.id, m.provinsi_id, m.kota_id from pasar.pasar m where m.id = ${id}`
  if (write.kind === 'survei') {
    const { rows } = await sql<{ id: number }>`
      insert into pasar.survei (tahun_program, fase, sasaran, tanggal, kuesioner_id, total_responden, total_nilai, total_kuadrat,
        pasar_id, provinsi_id, kota_id)
      select 2023 + ${serial % 60}, ${write.fase}, ${write.sasaran}, ${write.hari}::date,
        (select id from pasar.kuesioner where aktif and sasaran = ${write.sasaran}), ${write.nilai.length},
        (select coalesce(sum(n), 0) from unnest(${write.nilai}::int[]) n),
        (select coalesce(sum(n * n), 0) from unnest(${write.nilai}::int[]) n), ${tempat}
      on conflict do nothing returning id`.execute(db)
    await sql`insert into pasar.responden (survei_id, kunci, tanggal, jawaban, total_nilai)
      select ${rows[0]?.id ?? null}, gen_random_uuid(), ${write.hari}::date, '{}', n from unnest(${write.nilai}::int[]) n
      where ${rows.length > 0}`.execute(db)
  } else if (write.kind === 'sanitasi') {
    const { rows } = await sql<{ id: number }>`
      insert into pasar.sanitasi (kode_group, tanggal, nilai, pasar_id, provinsi_id, kota_id)
      select gen_random_uuid(), ${write.hari}::date, ${write.nilai}::float8, ${tempat} returning id`.execute(
      db,
    )
    for (const [kode, nilai] of write.aspek)
      await sql`insert into pasar.aspek_sanitasi (sanitasi_id, aspek_kode, nilai, butir)
        values (${rows[0]?.id}, ${kode}, ${nilai}::float8, 1)`.execute(db)
  } else if (write.kind === 'rapid') {
    const [days, kinds, results] = [0, 1, 2].map((place) => write.rows.map((row) => row[place]))
    await sql`insert into pasar.rapid_test (tanggal, kategori, hasil_uji, jenis_rapid_test_id, parameter_id, komoditas_id,
        pasar_id, provinsi_id, kota_id)
      select d.hari, d.kategori, d.hasil, 1, (select min(id) from okkp.parameter), 1, t.*
      from unnest(${days}::date[], ${kinds}::text[], ${results}::text[]) d(hari, kategori, hasil), (select ${tempat}) t`.execute(
      db,
    )
  } else if (write.kind === 'pedagang') {
    const { rows } = await sql<{ id: number }>`insert into pasar.kelompok_pedagang (nama, pasar_id, is_okkp)
      values ('Blok', ${id}, ${write.okkp}) returning id`.execute(db)
    const days = write.rows.map(([hari]) => hari)
    const sold = write.rows.map(([, komoditas]) => komoditas.join())
    await sql`with baru as (
        insert into pasar.pedagang (group_id, is_okkp, tanggal_pendataan, nomor_kios, kategori, batch_id, pasar_id, provinsi_id, kota_id)
        select ${rows[0]?.id}, ${write.okkp}, d.hari, ${`K${serial}-`} || d.n || '-' || d.komoditas, 'PSAT', d.n % 2, t.*
        from unnest(${days}::date[], ${sold}::text[]) with ordinality d(hari, komoditas, n), (select ${tempat}) t returning id, nomor_kios)
      select 1`.execute(db)
    await sql`insert into pasar.pasokan (pedagang_id, komoditas_id)
      select d.id, k::bigint from pasar.pedagang d, unnest(string_to_array(nullif(split_part(d.nomor_kios, '-', 3), ''), ',')) k
      where d.group_id = ${rows[0]?.id}`.execute(db)
  } else {
    const { rows } = await sql<{ id: number }>`
      insert into pasar.profil (varian, tahun_program, total_doc, total_ada, dokumen_ada, pasar_id, provinsi_id, kota_id)
      select 'kota', ${write.tahun}, 18, ${write.ada.length}, ${write.ada}::int[], ${tempat}
      on conflict do nothing returning id`.execute(db)
    if (rows[0])
      await sql`insert into pasar.dokumen_profil (profil_id, kode, status)
        select ${rows[0].id}, k, 'Ada' from unnest(${write.ada}::int[]) k`.execute(db)
  }
}

export async function clearTables(db: Database): Promise<void> {
  await deleteKasus(db)
  for (const table of [
    'rapid_test',
    'survei',
    'sanitasi',
    'pedagang',
    'kelompok_pedagang',
    'profil',
    'pasar',
  ])
    await sql`delete from ${sql.table(`pasar.${table}`)}`.execute(db)
}
