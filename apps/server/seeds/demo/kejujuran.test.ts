import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoDatabase } from '#testing/demo.ts'

let database: Awaited<ReturnType<typeof createDemoDatabase>>
beforeAll(async () => {
  database = await createDemoDatabase()
})
afterAll(() => database?.drop())

/**
 * Columns that may hold a future date: deadlines, expiry dates, planned dates, and columns of fact tables that count by
 * these dates.
 */
const kelak = new Set([
  'akun.wakil.sampai',
  'okkp.batas_cemaran.penyesuaian_sampai',
  'okkp.fakta_kasus.tempo',
  'okkp.fakta_kasus_ubah.tempo',
  'okkp.kompetensi_sdm.berlaku_sampai',
  'okkp.rapid_test.kit_kedaluwarsa',
  'okkp.registrasi.exp_sertifikat',
  'okkp.temuan_pengawasan.batas_waktu',
  'okkp.kasus.batas_waktu',
  'okkp.permintaan_uji.batas',
  'pasar.rapid_test.kit_kedaluwarsa',
  'psat.fakta_keadaan.tenggat',
  'psat.fakta_keadaan_ubah.tenggat',
  'psat.hari_libur.tanggal',
  'psat.kunjungan.tanggal_mulai',
  'psat.kunjungan.tanggal_selesai',
  'psat.kunjungan_langkah.tanggal_mulai',
  'psat.kunjungan_langkah.tanggal_selesai',
  'psat.pengajuan.tenggat',
  'psat.sertifikat.berlaku_sampai',
  'psat.tagihan.tgl_expire',
  'psat.unit_produksi.masa_sewa_berakhir',
  'psat.unit_produksi.sppb_psat_masa_berlaku',
])

interface Kolom {
  tabel: string
  kolom: string
  tipe: string
}

async function columns(): Promise<Kolom[]> {
  const { rows } = await sql<Kolom>`
    select c.table_schema || '.' || c.table_name as tabel, c.column_name as kolom, c.data_type as tipe
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema in ('akun', 'okkp', 'oss', 'pasar', 'platform', 'psat')
      and c.data_type in ('date', 'timestamp with time zone')
    order by 1, c.ordinal_position`.execute(database.db)
  return rows
}

test('nothing has happened after the moment the demonstration was laid out', async () => {
  const { db } = database
  const future: string[] = []
  for (const { tabel, kolom, tipe } of await columns()) {
    // The name of a fact table ends with a digest of its definition.
    const subject = tabel.replace(/(?<=\.fakta_\w+)_[0-9a-f]{8}/, '')
    if (kelak.has(`${subject}.${kolom}`)) continue
    const laid = sql`(select max(dijalankan) from platform.langkah_awal)`
    const limit = tipe === 'date' ? sql`(${laid} at time zone 'Asia/Jakarta')::date` : laid
    const found = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(tabel)} where ${sql.ref(kolom)} > ${limit}`.execute(db)
    if (found.rows[0]?.n) future.push(`${tabel}.${kolom}: ${found.rows[0].n}`)
  }
  expect(future).toEqual([])
})

/**
 * Columns with the date of daily entries, and the minimum number of different days (Jakarta time) among the entries.
 */
const berhari: Record<string, number> = {
  'akun.perusahaan.dibuat': 20,
  'okkp.pengawasan.created_at': 60,
  'okkp.rapid_test.created_at': 300,
  'okkp.registrasi.created_at': 500,
  'okkp.sdm.created_at': 100,
  'okkp.uji_lab.created_at': 300,
  'okkp.uji_mutu.created_at': 300,
  'pasar.kelompok_pedagang.created_at': 20,
  'pasar.pasar.created_at': 30,
  'pasar.pedagang.created_at': 200,
  'pasar.pemasok.created_at': 10,
  'pasar.profil.created_at': 40,
  'pasar.rapid_test.created_at': 300,
  'pasar.responden.created_at': 60,
  'pasar.sanitasi.created_at': 100,
  'pasar.survei.created_at': 60,
  'psat.produk.created_at': 10,
  'psat.unit_produksi.created_at': 20,
}

async function daysOf(table: string, column: string): Promise<number> {
  const { rows } = await sql<{ hari: number }>`
    select count(distinct (${sql.ref(column)} at time zone 'Asia/Jakarta')::date) as hari
    from ${sql.table(table)}`.execute(database.db)
  return rows[0]?.hari ?? 0
}

test('records were entered over months, and none was changed before it was entered', async () => {
  const { db } = database
  const all = await columns()
  for (const [name, days] of Object.entries(berhari)) {
    const [skema = '', tabel = '', kolom = ''] = name.split('.')
    const table = `${skema}.${tabel}`
    expect([name, (await daysOf(table, kolom)) >= days]).toEqual([name, true])
    const changed = all.find((one) => one.tabel === table && /^(updated_at|diubah)$/.test(one.kolom))?.kolom
    if (!changed) continue
    const wrong = await sql`select from ${sql.table(table)}
      where ${sql.ref(changed)} < ${sql.ref(kolom)}`.execute(db)
    expect([name, wrong.rows.length, (await daysOf(table, changed)) >= days]).toEqual([name, 0, true])
  }
})

test('an izin edar costs nothing, so no file of it was ever billed', async () => {
  const { db } = database
  const tarif = await db
    .selectFrom('psat.tarif')
    .selectAll()
    .where('audit_type', '=', 'izin_edar_pl')
    .execute()
  expect(tarif.filter(({ nominal }) => nominal > 0)).toEqual([])
  const { rows } = await sql`select p.nomor_permohonan, p.tahap, p.tarif, t.nominal
    from psat.pengajuan p left join psat.tagihan t on t.pengajuan_id = p.id
    where p.audit_type = 'izin_edar_pl' and (p.tarif > 0 or t.nominal > 0
      or p.tahap in ('menunggu_pembayaran', 'pemeriksaan_pembayaran'))`.execute(db)
  expect(rows).toEqual([])
})

test('the recall of peanuts hangs on a valid permit for peanuts', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select v.pangan, m.nama as komoditas, r.sanksi, r.exp_sertifikat > current_date as berlaku
    from okkp.peringatan_versi v join okkp.registrasi r on r.no_registration = v.nomor_izin
      join okkp.komoditas m on m.id = r.komoditas_id
    where v.nomor_izin is not null`.execute(database.db)
  expect(rows).toEqual([
    { pangan: 'Kacang tanah kupas 500 g', komoditas: 'Kacang Tanah', sanksi: null, berlaku: true },
  ])
})
