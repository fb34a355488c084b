import { kunciKasus, subjekKasus } from '@portal/domain/okkp/kasus/kasus.rules'
import { hariHasilUji } from '@portal/domain/okkp/kasus/kasus.table'
import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { readHolidays } from '#okkp/kasus/isi.repository.ts'
import { refreshKasus } from '#okkp/kasus/ringkasan.service.ts'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { hariTutup, saatKerja } from './saat.ts'
import { bandung } from './tempat.ts'

/** Every screening with a case becomes its source. */
async function sumberRapid(db: Executor): Promise<void> {
  await sql`
    insert into okkp.kasus_sumber (kasus_id, asal, asal_id, tanggal, temuan, komoditas, lokasi, registrasi_id, komoditas_id,
      komoditas_tambahan, kategori, jenis_uji_id, parameter_id, pasar_id, nomor_kios, pedagang_id, pemasok_id, provinsi_id,
      kota_id, pada)
    select t.id, t.asal, t.asal_id, t.tanggal, t.parameter, t.komoditas, t.lokasi, t.registrasi_id,
      coalesce(u.komoditas_id, m.komoditas_id), coalesce(u.komoditas_tambahan, m.komoditas_tambahan),
      coalesce(u.kategori, m.kategori), coalesce(u.jenis_rapid_test_id, m.jenis_rapid_test_id),
      coalesce(u.parameter_id, m.parameter_id), m.pasar_id, m.nomor_kios, m.pedagang_id, m.pemasok_id,
      t.asal_provinsi_id, t.asal_kota_id, t.dibuka
    from okkp.kasus t
      left join okkp.rapid_test u on t.asal = 'rapid_test' and u.id = t.asal_id
      left join pasar.rapid_test m on t.asal = 'rapid_pasar' and m.id = t.asal_id
    where t.asal in ('rapid_test', 'rapid_pasar')`.execute(db)
}

/** Every laboratory TMS of the last ninety days has a case; those older than a month are closed. */
async function fromUjiLab(db: Executor, today: string): Promise<void> {
  await sql`
    with tms as (
      select u.*, m.nama as komoditas, h.temuan, h.parameter_id, u.tanggal < ${today}::date - 30 as lama,
        ${saatKerja(sql`(u.tanggal + ${hariTutup(sql`u.id`)})`, sql`'lab' || u.id`)} as tutup
      from okkp.uji_lab u join okkp.komoditas m on m.id = u.komoditas_id
        cross join lateral (select string_agg(q.nama, ', ') as temuan, min(h.parameter_id) as parameter_id
          from okkp.hasil_uji_lab h join okkp.parameter q on q.id = h.parameter_id
          where h.uji_lab_id = u.id and h.status = 'TMS') h
      where u.status = 'TMS' and u.tindak_lanjut_id is null and u.tanggal >= ${today}::date - 90
    ), kasus as (
      insert into okkp.kasus (asal, asal_id, tanggal, parameter, komoditas, lokasi, provinsi_id, kota_id, asal_provinsi_id,
        asal_kota_id, dibuka, ditutup, luaran, updated_at)
      select 'uji_lab', id, tanggal, temuan, komoditas, lokasi_sampel, provinsi_id, kota_id, provinsi_id, kota_id, created_at,
        case when lama then tutup end, case when lama then 'terkonfirmasi' end, case when lama then tutup else created_at end
      from tms returning id, asal_id
    )
    insert into okkp.kasus_sumber (kasus_id, asal, asal_id, tanggal, temuan, komoditas, lokasi, komoditas_id, jenis_uji_id,
      parameter_id, provinsi_id, kota_id, pada)
    select k.id, 'uji_lab', t.id, t.tanggal, t.temuan, t.komoditas, t.lokasi_sampel, t.komoditas_id, t.jenis_uji_lab_id,
      t.parameter_id, t.provinsi_id, t.kota_id, t.created_at
    from kasus k join tms t on t.id = k.asal_id`.execute(db)
}

/** A laboratory decided the closed cases of markets that say so, for foods that the list of commodities has. */
async function testMarkets(db: Executor): Promise<void> {
  await sql`
    with uji as (
      insert into okkp.uji_lab (jenis_uji_lab_id, tanggal, lembaga, laboratorium, lokasi_sampel, komoditas_id,
        komoditas_tambahan, status, tindak_lanjut_id, provinsi_id, kota_id, putusan_pada, created_at, updated_at)
      select s.jenis_uji_id, (p.pada at time zone 'Asia/Jakarta')::date, 'Dinas Pangan', 'UPTD Laboratorium Pangan', t.lokasi,
        s.komoditas_id, s.komoditas_tambahan, case t.luaran when 'terkonfirmasi' then 'TMS' else 'MS' end, t.id, t.provinsi_id,
        t.kota_id, p.pada, p.pada, p.pada
      from okkp.kasus t join okkp.kasus_sumber s on s.kasus_id = t.id
        cross join lateral (select t.dibuka + (t.ditutup - t.dibuka) * 0.3 as pada) p
      where t.asal = 'rapid_pasar' and t.luaran in ('terkonfirmasi', 'tidak_terkonfirmasi')
        and s.komoditas_id is not null and not exists (select from okkp.uji_lab u where u.tindak_lanjut_id = t.id)
      returning id, tindak_lanjut_id, status)
    insert into okkp.hasil_uji_lab (uji_lab_id, urutan, parameter_id, hasil_uji, satuan, status, alasan)
    select u.id, 0, s.parameter_id, case u.status when 'TMS' then '2,4' else '< 0,01' end, 'mg/kg', u.status, 'Menurut laporan laboratorium'
    from uji u join okkp.kasus_sumber s on s.kasus_id = u.tindak_lanjut_id`.execute(db)
}

/** Offices secured goods, traced suppliers and guided traders where the laboratory confirmed. */
async function handleConfirmed(db: Executor): Promise<void> {
  await sql`
    insert into okkp.kasus_tindakan (kasus_id, langkah, tanggal, pengamanan, jumlah, satuan, pemasok, tidak_diketahui,
      catatan, pada)
    select t.id, d.langkah, (s.pada at time zone 'Asia/Jakarta')::date, d.pengamanan, d.jumlah, d.satuan, d.pemasok, d.pemasok is null
        and d.langkah = 'penelusuran', d.catatan, s.pada
    from okkp.kasus t
      cross join lateral (values
        ('pengamanan', 0.2, (array['ditarik', 'dimusnahkan', 'ditahan', 'habis'])[1 + t.id % 4],
          case when t.id % 4 < 3 then 5 + t.id % 40 end, case when t.id % 4 < 3 then 'kg' end, null, 'Bersama pengelola pasar'),
        ('penelusuran', 0.5, null, null, null, case when t.id % 3 > 0 then 'UD Sumber Tani' end,
          case when t.id % 3 = 0 then 'Pedagang tidak menyimpan catatan pembelian' end),
        ('pembinaan', 0.8, null, null, null, null, 'Pedagang dibina: sumber barang, penyimpanan, dan bahaya bahannya')
      ) as d (langkah, bagian, pengamanan, jumlah, satuan, pemasok, catatan)
      cross join lateral (select coalesce(min(u.created_at), t.dibuka) as sejak from okkp.uji_lab u
        where u.status = 'TMS' and (u.tindak_lanjut_id = t.id or (t.asal = 'uji_lab' and u.id = t.asal_id))) u
      cross join lateral (select u.sejak + (coalesce(t.ditutup, now()) - u.sejak) * d.bagian as pada) s
    where (t.luaran = 'terkonfirmasi' and t.ditutup > u.sejak)
      or (t.ditutup is null and t.asal = 'uji_lab' and t.id % 4 > 0 and (d.langkah = 'pengamanan' or t.id % 4 > 1))`.execute(
    db,
  )
}

/** Closed cases end with a clean test of what had failed, after the goods were secured. */
async function retestConfirmed(db: Executor): Promise<void> {
  await sql`
    with ulang as (
      insert into okkp.uji_lab (jenis_uji_lab_id, tanggal, lembaga, laboratorium, lokasi_sampel, komoditas_id, status,
        tindak_lanjut_id, provinsi_id, kota_id, putusan_pada, created_at, updated_at)
      select u.jenis_uji_lab_id, (s.pada at time zone 'Asia/Jakarta')::date, u.lembaga, u.laboratorium, u.lokasi_sampel,
        u.komoditas_id, 'MS', t.id, u.provinsi_id, u.kota_id, s.pada, s.pada, s.pada
      from okkp.kasus t
        cross join lateral (select u.* from okkp.uji_lab u where u.status = 'TMS' and (u.tindak_lanjut_id = t.id
          or (t.asal = 'uji_lab' and u.id = t.asal_id)) order by u.created_at limit 1) u
        cross join lateral (select u.created_at + (t.ditutup - u.created_at) * 0.9 as pada) s
      where t.luaran = 'terkonfirmasi' and t.ditutup > u.created_at
      returning id, tindak_lanjut_id)
    insert into okkp.hasil_uji_lab (uji_lab_id, urutan, parameter_id, hasil_uji, satuan, status, alasan)
    select distinct on (n.id, h.parameter_id) n.id, h.urutan, h.parameter_id, '< 0,01', h.satuan, 'MS', 'Menurut laporan laboratorium'
    from ulang n join okkp.kasus t on t.id = n.tindak_lanjut_id
      join okkp.uji_lab u on u.tindak_lanjut_id = t.id or (t.asal = 'uji_lab' and u.id = t.asal_id)
      join okkp.hasil_uji_lab h on h.uji_lab_id = u.id and h.status = 'TMS'
    order by n.id, h.parameter_id, h.urutan`.execute(db)
}

/** Open screenings: some were sent to a laboratory, some laboratories declined, some offices are late. */
async function askLaboratories(db: Executor): Promise<void> {
  await sql`
    insert into okkp.permintaan_uji (kasus_id, laboratorium_provinsi_id, laboratorium, diminta, batas, keadaan, alasan, dijawab)
    select t.id, case when t.provinsi_id = 32 then 32 end,
      case when t.provinsi_id = 32 then 'Laboratorium OKKP Jawa Barat' else 'UPTD Laboratorium Pangan' end, s.pada,
      (s.pada at time zone 'Asia/Jakarta')::date + 20, case when t.id % 5 = 4 then 'ditolak' else 'menunggu' end,
      case when t.id % 5 = 4 then 'Alat sedang dikalibrasi sampai pekan depan' end, case when t.id % 5 = 4 then least(now(), s.pada + interval '1 day') end
    from okkp.kasus t
      cross join lateral (select least(now(), t.dibuka + interval '1 day') as pada) s
    where t.ditutup is null and t.asal <> 'uji_lab' and t.id % 5 > 0 and t.kota_id is distinct from ${bandung}`.execute(
    db,
  )
}

/** Open cases of Kota Bandung, where demo accounts work, stand one at each step. */
async function bandungSteps(db: Executor): Promise<void> {
  const { rows } = await sql<{
    id: number
  }>`select id from okkp.kasus where kota_id = ${bandung} and ditutup is null
    and asal <> 'uji_lab' order by registrasi_id nulls last, dibuka desc, id`.execute(db)
  const [, asked, declined, withdrawn, confirmed, refuted, proposed] = rows.map(({ id }) => id)
  const ask = (id: number | undefined, keadaan: 'menunggu' | 'ditolak') =>
    sql`
    insert into okkp.permintaan_uji (kasus_id, laboratorium_provinsi_id, laboratorium, catatan, diminta, diminta_oleh, batas,
      keadaan, alasan, dijawab, dijawab_oleh)
    select t.id, 32, 'Laboratorium OKKP Jawa Barat', 'Sampel disimpan di kantor.', least(now(), t.dibuka + interval '5 hours'), k.id,
      (t.dibuka at time zone 'Asia/Jakarta')::date + 20, ${keadaan}, a.alasan, a.pada, a.oleh
    from okkp.kasus t
      join akun.pengguna k on k.username = 'okkp_kota'
      join akun.pengguna l on l.username = 'okkp_ujilab'
      cross join lateral (select case when ${keadaan} = 'ditolak' then 'Reagen habis, datang pekan depan' end as alasan,
        case when ${keadaan} = 'ditolak' then now() end as pada, case when ${keadaan} = 'ditolak' then l.id end as oleh) a
    where t.id = ${id ?? 0}`.execute(db)
  const test = async (id: number | undefined, status: 'MS' | 'TMS') => {
    await sql`
      with uji as (
        insert into okkp.uji_lab (jenis_uji_lab_id, tanggal, lembaga, laboratorium, lokasi_sampel, komoditas_id, status,
          tindak_lanjut_id, provinsi_id, kota_id, created_at, updated_at)
        select s.jenis_uji_id, (t.dibuka at time zone 'Asia/Jakarta')::date, 'Dinas Pangan Kota Bandung', 'UPTD Laboratorium Pangan',
          t.lokasi, s.komoditas_id, ${status}, t.id, t.provinsi_id, t.kota_id, least(now(), t.dibuka + interval '6 hours'),
          least(now(), t.dibuka + interval '6 hours')
        from okkp.kasus t join okkp.kasus_sumber s on s.kasus_id = t.id where t.id = ${id ?? 0} and s.komoditas_id is not null
        returning id, tindak_lanjut_id)
      insert into okkp.hasil_uji_lab (uji_lab_id, urutan, parameter_id, hasil_uji, satuan, status, alasan)
      select u.id, 0, s.parameter_id, ${status === 'TMS' ? '2,4' : '< 0,01'}, 'mg/kg', ${status}, 'Menurut laporan laboratorium'
      from uji u join okkp.kasus_sumber s on s.kasus_id = u.tindak_lanjut_id`.execute(db)
  }
  await ask(asked, 'menunggu')
  await ask(declined, 'ditolak')
  for (const id of [withdrawn, confirmed]) await test(id, 'TMS')
  await test(refuted, 'MS')
  await sql`
    insert into okkp.kasus_tindakan (kasus_id, langkah, tanggal, pengamanan, jumlah, satuan, pemasok, catatan, oleh, pada)
    select t.id, d.langkah, (now() at time zone 'Asia/Jakarta')::date, d.pengamanan, d.jumlah, d.satuan, d.pemasok, d.catatan, k.id, now()
    from okkp.kasus t join akun.pengguna k on k.username = 'okkp_kota'
      cross join (values ('pengamanan', 'ditarik', 12, 'kg', null, 'Ditarik dari kios bersama pengelola pasar'),
        ('penelusuran', null, null, null, 'UD Sumber Tani', null)) as d (langkah, pengamanan, jumlah, satuan, pemasok, catatan)
    where t.id = ${withdrawn ?? 0}`.execute(db)
  await sql`
    insert into okkp.kasus_usulan (kasus_id, langkah, alasan, oleh, peran, provinsi_id, kota_id, pada)
    select t.id, 'konfirmasi', 'Sampel habis dan kiosnya sudah pindah dari pasar ini.', k.id, k.role, k.provinsi_id, k.kota_id, now()
    from okkp.kasus t join akun.pengguna k on k.username = 'okkp_kota' where t.id = ${proposed ?? 0}`.execute(
    db,
  )
}

/** Results are asked for as the action asks for them, in working days. */
async function setDueDays(db: Executor): Promise<void> {
  const holidays = await readHolidays(db)
  const rows = await db.selectFrom('okkp.permintaan_uji').select(['id', 'diminta']).execute()
  const due = rows.map(({ id, diminta }) => ({ id, batas: addWorkingDays(diminta, hariHasilUji, holidays) }))
  await sql`update okkp.permintaan_uji a set batas = b.batas
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as b (id bigint, batas date) where b.id = a.id`.execute(
    db,
  )
}

/** Sets the keys by which new findings join, with the functions of domain. */
async function writeKeys(db: Executor): Promise<void> {
  const rows = await db
    .selectFrom('okkp.kasus_sumber as s')
    .leftJoin('okkp.registrasi as r', 'r.id', 's.registrasi_id')
    .select([
      's.id',
      's.registrasi_id',
      's.pasar_id',
      's.nomor_kios',
      's.pemasok_id',
      's.komoditas_id',
      's.komoditas',
    ])
    .select('r.perusahaan_id')
    .execute()
  const keys = rows.map((row) => ({ id: row.id, kunci: kunciKasus(row), subjek: subjekKasus(row) }))
  await sql`update okkp.kasus_sumber s set kunci = k.kunci, subjek = k.subjek
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (id bigint, kunci text[], subjek text[]) where k.id = s.id`.execute(
    db,
  )
  await sql`update okkp.kasus t set kunci = s.kunci, subjek = s.subjek
    from okkp.kasus_sumber s where s.kasus_id = t.id`.execute(db)
}

/** The history tells what the records show. */
async function writeHistory(db: Executor): Promise<void> {
  await sql`
    insert into okkp.kasus_riwayat (kasus_id, pada, oleh, judul, keterangan, langkah)
    select id, dibuka, dibuka_oleh, 'Kasus dibuka', parameter || ' pada ' || komoditas || ' (' || lokasi || ')', null from okkp.kasus
    union all select kasus_id, diminta, diminta_oleh, 'Uji diminta', laboratorium, 'konfirmasi' from okkp.permintaan_uji
    union all select kasus_id, dijawab, dijawab_oleh, 'Permintaan uji ditolak', alasan, 'konfirmasi' from okkp.permintaan_uji
      where keadaan = 'ditolak'
    union all select tindak_lanjut_id, created_at, created_by, 'Uji laboratorium dicatat', kode_sampel || ': ' || status, 'konfirmasi'
      from okkp.uji_lab where tindak_lanjut_id is not null
    union all select kasus_id, pada, oleh, case langkah when 'pengamanan' then 'Barang diamankan' when 'penelusuran'
      then 'Pemasok ditelusuri' else 'Pembinaan dicatat' end, coalesce(catatan, pemasok), langkah from okkp.kasus_tindakan
    union all select kasus_id, pada, oleh, 'Usulan: tidak dapat dilakukan', alasan, langkah from okkp.kasus_usulan
    union all select id, ditutup, ditutup_oleh, 'Kasus ditutup', catatan, 'penutupan' from okkp.kasus where ditutup is not null
    order by 2`.execute(db)
}

const atOnce = 500

/** Cases at every step: waiting for a laboratory, late, confirmed, goods withdrawn, with a proposal, closed. */
export default defineSeed({
  async run(db, { say }) {
    if (await db.selectFrom('okkp.kasus_sumber').select('id').limit(1).executeTakeFirst()) return
    const now = new Date()
    await sql`update okkp.uji_lab set putusan_pada = created_at`.execute(db)
    await sumberRapid(db)
    await fromUjiLab(db, dayInJakarta(now))
    await bandungSteps(db)
    await askLaboratories(db)
    await setDueDays(db)
    await testMarkets(db)
    await handleConfirmed(db)
    await retestConfirmed(db)
    await writeKeys(db)
    await writeHistory(db)
    const ids = (await db.selectFrom('okkp.kasus').select('id').orderBy('id').execute()).map(({ id }) => id)
    for (let from = 0; from < ids.length; from += atOnce)
      await refreshKasus(db, ids.slice(from, from + atOnce), now)
    // A closed case was late if its office closed it more than ten days after the first step was due.
    await sql`update okkp.kasus set pernah_terlambat = ditutup > dibuka + interval '12 days' where ditutup is not null`.execute(
      db,
    )
    say(`Laid out ${ids.length} demo cases`)
  },
})
