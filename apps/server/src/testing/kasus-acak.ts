import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

/**
 * Random cases of positive rapid tests: laboratory tests, withdrawn goods and an outcome, some of which are undone.
 */
export const anyKasus = fc.record({
  kind: fc.constant('kasus' as const),
  sisa: fc.nat({ max: 2 }),
  luaran: fc.constantFrom(null, 'terkonfirmasi', 'tidak_terkonfirmasi', 'alasan'),
  uji: fc.array(fc.constantFrom('MS', 'TMS', null), { maxLength: 2 }),
  /** True if the tests looked for something else than the screening. */
  lain: fc.boolean(),
  /** Goods were secured before the finding came, after it, or those of another finding. */
  ditarik: fc.constantFrom(null, 'sebelum', 'sesudah', 'lain'),
  lalu: fc.constantFrom('buka', 'batal-uji', 'tutup', 'koreksi', 'hapus'),
})
type KasusAcak = typeof anyKasus extends fc.Arbitrary<infer T> ? T : never
type Tabel = 'okkp.rapid_test' | 'pasar.rapid_test'

const asalOf = (tabel: Tabel) => (tabel === 'okkp.rapid_test' ? 'rapid_test' : 'rapid_pasar')

export async function writeKasus(
  db: Database,
  tabel: Tabel,
  { sisa, luaran, uji, lain, ditarik, lalu }: KasusAcak,
) {
  const asal = asalOf(tabel)
  const some = sql`t.asal = ${asal} and t.asal_id % 3 = ${sisa}`
  await sql`with kasus as (
      insert into okkp.kasus (asal, asal_id, tanggal, parameter, komoditas, lokasi, provinsi_id, asal_provinsi_id,
        batas_waktu, ditutup, luaran)
      select ${asal}, u.id, u.tanggal, 'Formalin', 'Tahu', 'Uji', u.provinsi_id, u.provinsi_id, u.tanggal,
        case when ${luaran}::text is not null then now() end, ${luaran}::text
      from ${sql.table(tabel)} u where u.hasil_uji = 'Positif' and u.id % 3 = ${sisa}
        and not exists (select from okkp.kasus_sumber s where s.asal = ${asal} and s.asal_id = u.id)
      returning id, asal, asal_id, tanggal, parameter, komoditas, lokasi, asal_provinsi_id)
    insert into okkp.kasus_sumber (kasus_id, asal, asal_id, tanggal, temuan, komoditas, lokasi, parameter_id, provinsi_id, pada)
    select k.id, k.asal, k.asal_id, k.tanggal, k.parameter, k.komoditas, k.lokasi, u.parameter_id, k.asal_provinsi_id, now()
    from kasus k join ${sql.table(tabel)} u on u.id = k.asal_id`.execute(db)
  if (ditarik)
    await sql`insert into okkp.kasus_tindakan (kasus_id, langkah, tanggal, pengamanan, pada, sumber)
      select t.id, 'pengamanan', t.tanggal, 'ditarik', now() - case when ${ditarik} = 'sebelum' then interval '1 day' else '0' end,
        case when ${ditarik} = 'lain' then array[0]::bigint[] end from okkp.kasus t where ${some}`.execute(db)
  await sql`with uji as (
      insert into okkp.uji_lab (jenis_uji_lab_id, tanggal, komoditas_id, provinsi_id, status, tindak_lanjut_id)
      select 1, t.tanggal, 1, t.provinsi_id, nullif(s, ''), t.id
      from okkp.kasus t, unnest(${uji.map((status) => status ?? '')}::text[]) s where ${some}
      returning id, status, tindak_lanjut_id)
    insert into okkp.hasil_uji_lab (uji_lab_id, urutan, parameter_id, hasil_uji, status, alasan)
    select u.id, 0, s.parameter_id + case when ${lain} then 1 else 0 end, '1', u.status, 'Uji'
    from uji u join okkp.kasus_sumber s on s.kasus_id = u.tindak_lanjut_id`.execute(db)
  const tests = sql`okkp.uji_lab where tindak_lanjut_id in (select t.id from okkp.kasus t where ${some})`
  if (lalu === 'batal-uji')
    await sql`update okkp.uji_lab set dihapus = now() where id in (select id from ${tests} and id % 2 = 0)`.execute(
      db,
    )
  if (lalu === 'tutup')
    await sql`update okkp.kasus t set ditutup = now(), luaran = 'alasan' where ${some}`.execute(db)
  if (lalu === 'koreksi')
    await sql`update ${sql.table(tabel)} set hasil_uji = 'Negatif' where id % 6 = ${sisa}`.execute(db)
  if (lalu === 'hapus') {
    await sql`delete from ${tests}`.execute(db)
    await sql`delete from okkp.kasus t where ${some}`.execute(db)
  }
}

export async function deleteKasus(db: Database): Promise<void> {
  await sql`delete from okkp.uji_lab where tindak_lanjut_id is not null`.execute(db)
  await sql`delete from okkp.kasus`.execute(db)
}

export interface Putusan {
  hasil: string
  luaran: string | null
  ditarik: boolean
  /** Verdicts of tests that looked for the same, and whether the case has a verdict at all. */
  uji: (string | null)[]
  adaPutusan: boolean
}

/** Columns of rapid test `r` with the outcome of its case, its withdrawn goods and the verdicts of its tests. */
export const kolomPutusan = (tabel: Tabel) => {
  const kasus = sql`(select s.kasus_id from okkp.kasus_sumber s where s.asal = ${asalOf(tabel)} and s.asal_id = r.id)`
  return sql`r.hasil_uji as hasil, (select t.luaran from okkp.kasus t where t.id = ${kasus}) as luaran,
    exists (select from okkp.kasus_tindakan d join okkp.kasus_sumber s on s.kasus_id = d.kasus_id
      where d.kasus_id = ${kasus} and d.pada >= s.pada and d.sumber is null) as ditarik,
    array(select h.status from okkp.uji_lab l join okkp.hasil_uji_lab h on h.uji_lab_id = l.id
      where l.tindak_lanjut_id = ${kasus} and l.dihapus is null and h.parameter_id = r.parameter_id) as uji,
    exists (select from okkp.uji_lab l where l.tindak_lanjut_id = ${kasus} and l.dihapus is null and l.status is not null) as "adaPutusan"`
}

/** Computes the state of one rapid test from its rows. Tests compare fact tables with this simple version. */
export function keadaanNaif({ hasil, luaran, ditarik, uji, adaPutusan }: Putusan): string {
  if (hasil === 'Negatif') return 'negatif'
  const stated = adaPutusan ? null : luaran
  if (uji.includes('TMS')) return ditarik ? 'ditarik' : 'terkonfirmasi'
  if (uji.includes('MS')) return 'tidak_terkonfirmasi'
  if (stated === 'terkonfirmasi') return ditarik ? 'ditarik' : 'terkonfirmasi'
  if (stated === 'tidak_terkonfirmasi') return stated
  return luaran === null ? 'menunggu' : 'tidak_diuji'
}

const words = ['terkonfirmasi', 'ditarik', 'tidak_terkonfirmasi', 'menunggu', 'tidak_diuji']

/** Totals that a response must contain for these rapid tests. */
export const totalNaif = (rows: readonly Putusan[]) => ({
  total_rapid_test: rows.length,
  total_negatif: rows.filter(({ hasil }) => hasil === 'Negatif').length,
  total_positif: rows.filter(({ hasil }) => hasil === 'Positif').length,
  ...Object.fromEntries(
    words.map((word) => [`total_${word}`, rows.filter((row) => keadaanNaif(row) === word).length]),
  ),
})
