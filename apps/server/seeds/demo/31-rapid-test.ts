import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { type Chance, sequence } from './acak.ts'
import { hariTutup, hariUji, saatKerja } from './saat.ts'
import { bandung, isMusimHujan, type Tempat, tempatUji } from './tempat.ts'

interface Macam {
  jenis_rapid_test_id: number
  parameter: string
  pangan: readonly string[]
  /** Percentage of positive tests in the dry and in the wet months. */
  positif: readonly [kering: number, hujan: number]
}

const macam: readonly Macam[] = [
  {
    jenis_rapid_test_id: 4,
    parameter: 'Kelompok Carbamate dan Organophosphate',
    pangan: ['Bayam', 'Kangkung', 'Tomat', 'Cabai Merah', 'Kubis', 'Selada', 'Wortel', 'Stroberi'],
    positif: [6, 14],
  },
  {
    jenis_rapid_test_id: 5,
    parameter: 'Formalin',
    pangan: ['Anggur', 'Apel', 'Jeruk', 'Tomat'],
    positif: [4, 4],
  },
  { jenis_rapid_test_id: 5, parameter: 'Klorin/Pemutih', pangan: ['Beras'], positif: [3, 3] },
  { jenis_rapid_test_id: 5, parameter: 'Rhodamin B', pangan: ['Cabai Merah'], positif: [3, 3] },
  {
    jenis_rapid_test_id: 1,
    parameter: 'Aflatoksin total',
    pangan: ['Jagung', 'Kacang Tanah', 'Pala'],
    positif: [4, 12],
  },
]

/**
 * Outbreaks: periods in which 55% of the tests for one parameter are positive in a province. `dari` and `sampai` count
 * days back from today.
 */
const wabah: readonly { provinsi_id: number; parameter: string; dari: number; sampai: number }[] = [
  { provinsi_id: 35, parameter: 'Formalin', dari: 160, sampai: 130 },
  { provinsi_id: 32, parameter: 'Kelompok Carbamate dan Organophosphate', dari: 75, sampai: 45 },
  { provinsi_id: 73, parameter: 'Aflatoksin total', dari: 330, sampai: 300 },
]

const pasar = ['Pasar Induk', 'Pasar Baru', 'Pasar Sentral', 'Pasar Rakyat', 'Swalayan', 'Pengepul']
const kits = ['PestiCheck', 'FoodKit ID', 'SafeStrip']

interface Lists {
  komoditas: ReadonlyMap<string, number>
  parameter: ReadonlyMap<string, number>
}

function positifOf(
  chance: Chance,
  one: Macam,
  { provinsi_id }: Tempat,
  tanggal: string,
  today: string,
): boolean {
  const ramai = wabah.some(
    (each) =>
      each.provinsi_id === provinsi_id &&
      each.parameter === one.parameter &&
      tanggal >= addDays(today, -each.dari) &&
      tanggal <= addDays(today, -each.sampai),
  )
  const [kering, hujan] = one.positif
  return chance.upTo(100) < (ramai ? 55 : isMusimHujan(tanggal) ? hujan : kering)
}

function rapidTest(chance: Chance, tempat: Tempat, tanggal: string, today: string, lists: Lists) {
  const one = chance.pick(macam)
  const pangan = chance.pick(one.pangan)
  const parameter_id = lists.parameter.get(one.parameter)
  const komoditas_id = lists.komoditas.get(pangan)
  if (parameter_id === undefined || komoditas_id === undefined) return []
  const place = tempat.kota.replace(/^(Kota|Kabupaten) /, '')
  return [
    {
      jenis_rapid_test_id: one.jenis_rapid_test_id,
      parameter_id,
      komoditas_id,
      hasil_uji: positifOf(chance, one, tempat, tanggal, today) ? 'Positif' : 'Negatif',
      lembaga: `Dinas Pangan ${tempat.kota}`,
      tanggal,
      lokasi_sampel: `${chance.pick(pasar)} ${place}`,
      jumlah_sampel: 1 + chance.upTo(5),
      kit_merek: chance.pick(kits),
      kit_lot: `L${1000 + chance.upTo(900)}`,
      kit_kedaluwarsa: addDays(tanggal, 60 + chance.upTo(300)),
      provinsi_id: tempat.provinsi_id,
      kota_id: tempat.kota_id,
    },
  ]
}

const duaTahun = 730

async function insertTests(db: Executor, today: string): Promise<number> {
  const chance = sequence(31)
  const nameds = async (table: 'okkp.komoditas' | 'okkp.parameter') =>
    new Map((await db.selectFrom(table).select(['nama', 'id']).execute()).map(({ nama, id }) => [nama, id]))
  const lists = { komoditas: await nameds('okkp.komoditas'), parameter: await nameds('okkp.parameter') }
  const rows = (await tempatUji(db, 2)).flatMap((tempat) =>
    Array.from({ length: tempat.kota_id === bandung ? 60 : 18 }, () =>
      rapidTest(chance, tempat, addDays(today, -chance.upTo(duaTahun)), today, lists),
    ).flat(),
  )
  await sql`
    insert into okkp.rapid_test (jenis_rapid_test_id, parameter_id, komoditas_id, hasil_uji, kategori, lembaga, tanggal,
      lokasi_sampel, jumlah_sampel, kit_merek, kit_lot, kit_kedaluwarsa, provinsi_id, kota_id, created_at, updated_at)
    select jenis_rapid_test_id, parameter_id, komoditas_id, hasil_uji, 'PSAT', lembaga, tanggal, lokasi_sampel,
      jumlah_sampel, kit_merek, kit_lot, kit_kedaluwarsa, provinsi_id, kota_id, saat, saat
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as baru (jenis_rapid_test_id int, parameter_id int,
      komoditas_id bigint, hasil_uji text, lembaga text, tanggal date, lokasi_sampel text, jumlah_sampel int,
      kit_merek text, kit_lot text, kit_kedaluwarsa date, provinsi_id int, kota_id int)
    cross join lateral (select ${saatKerja(sql`tanggal`, sql`lokasi_sampel || tanggal || kit_lot`)} as saat) s`.execute(
    db,
  )
  return rows.length
}

/**
 * Adds recent positives in Kota Bandung, where a demo account works. The first belongs to a registered unit, the third
 * is nearly due, and the fourth is overdue.
 */
async function freshInBandung(db: Executor, today: string): Promise<void> {
  const days = [1, 3, 12, 17]
  await sql`
    insert into okkp.rapid_test (jenis_rapid_test_id, parameter_id, komoditas_id, hasil_uji, kategori, lembaga, tanggal,
      lokasi_sampel, kit_merek, kit_lot, kit_kedaluwarsa, registrasi_id, provinsi_id, kota_id, created_at,
      updated_at)
    select 5, q.id, m.id, 'Positif', 'PSAT', 'Dinas Pangan Kota Bandung', hari, 'Pasar Kosambi, los ' || n, 'SafeStrip',
      'L2026', hari + 200, case when n = 1 then (
        select r.id from okkp.registrasi r where r.kota_id = ${bandung} and not r.pusat and r.dihapus is null
          and r.digantikan_oleh is null and r.sanksi is null order by r.id limit 1) end,
      32, ${bandung}, saat, saat
    from unnest(${days}::int[]) with ordinality as u(lalu, n), lateral (select ${today}::date - lalu as hari) h,
      lateral (select ${saatKerja(sql`hari`, sql`'anggur' || n`)} as saat) s,
      okkp.parameter q, okkp.komoditas m
    where q.jenis = 'bahan_berbahaya' and q.nama = 'Formalin' and m.nama = 'Anggur'`.execute(db)
}

/**
 * Opens a case for every positive of the last year. Cases of tests older than 30 days are closed, some after
 * a laboratory test.
 */
async function followUp(db: Executor, today: string): Promise<void> {
  await sql`
    insert into okkp.kasus (asal, asal_id, tanggal, parameter, komoditas, lokasi, registrasi_id, provinsi_id,
      kota_id, asal_provinsi_id, asal_kota_id, dibuka, ditutup, luaran, catatan, updated_at)
    select 'rapid_test', u.id, u.tanggal, q.nama, m.nama, u.lokasi_sampel, u.registrasi_id, u.provinsi_id, u.kota_id,
      u.provinsi_id, u.kota_id, u.created_at,
      case when lama then tutup end,
      case when lama then case when u.id % 3 = 0 then 'alasan' when u.id % 3 = 1 then 'tidak_terkonfirmasi' else 'terkonfirmasi' end end,
      case when lama and u.id % 3 = 0 then 'Sampel habis sebelum diuji ulang; pedagang dibina di tempat.'
        when lama and u.id % 3 = 2 then 'Pasokan ditarik dari lapak dan pedagang dibina.' end,
      case when lama then tutup else u.created_at end
    from okkp.rapid_test u
      join okkp.parameter q on q.id = u.parameter_id
      join okkp.komoditas m on m.id = u.komoditas_id,
      lateral (select u.tanggal < ${today}::date - 30 as lama,
        ${saatKerja(sql`(u.tanggal + ${hariTutup(sql`u.id`)})`, sql`'tutup' || u.id`)} as tutup) s
    where u.hasil_uji = 'Positif' and u.tanggal > ${today}::date - 365`.execute(db)
  await sql`
    insert into okkp.uji_lab (jenis_uji_lab_id, tanggal, lembaga, laboratorium, lokasi_sampel, komoditas_id, status,
      tindak_lanjut_id, registrasi_id, provinsi_id, kota_id, diterima_oleh, diterima_pada, created_at, updated_at)
    select u.jenis_rapid_test_id, hari, u.lembaga, 'UPTD Laboratorium Pangan', u.lokasi_sampel, u.komoditas_id,
      case t.luaran when 'terkonfirmasi' then 'TMS' else 'MS' end, t.id, u.registrasi_id, u.provinsi_id, u.kota_id,
      'Penerima contoh', u.tanggal + 1, saat, saat
    from okkp.kasus t join okkp.rapid_test u on t.asal = 'rapid_test' and u.id = t.asal_id
    cross join lateral (select u.tanggal + ${hariUji(sql`u.id`)} as hari) h
    cross join lateral (select ${saatKerja(sql`hari`, sql`'konfirmasi' || u.id`)} as saat) s
    where t.luaran in ('terkonfirmasi', 'tidak_terkonfirmasi')`.execute(db)
  await sql`
    insert into okkp.hasil_uji_lab (uji_lab_id, urutan, parameter_id, hasil_uji, satuan, status, alasan)
    select l.id, 0, u.parameter_id, case l.status when 'TMS' then '2,4' else '< 0,01' end, 'mg/kg', l.status,
      'Menurut laporan laboratorium'
    from okkp.uji_lab l join okkp.kasus t on t.id = l.tindak_lanjut_id
      join okkp.rapid_test u on t.asal = 'rapid_test' and u.id = t.asal_id`.execute(db)
}

export default defineSeed({
  async run(db, { say }) {
    if (await db.selectFrom('okkp.rapid_test').select('id').limit(1).executeTakeFirst()) return
    const today = dayInJakarta(new Date())
    const count = await insertTests(db, today)
    await freshInBandung(db, today)
    await followUp(db, today)
    say(`Added ${count} demo rapid tests`)
  },
})
