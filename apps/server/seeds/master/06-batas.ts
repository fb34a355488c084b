import { join } from 'node:path'
import { sql } from 'kysely'
import { leafBatas } from '#okkp/index.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { appendSeededRows } from '#platform/transparansi/missing-leaf.repository.ts'
import { batasRows, filesOfBatas } from '../batas/read-lampiran.ts'
import { filesOfPemetaan, readPemetaan } from '../batas/read-pemetaan.ts'

// Sources of the files: DATA-LICENSES.md in the root folder.
const folder = join(import.meta.dirname, '../data/batas')

/** Adds the missing limits and terms. Existing rows stay, because an administrator may have corrected them. */
export default defineSeed({
  inputs: [...filesOfPemetaan(folder), ...filesOfBatas(folder)],
  async run(db, { say }) {
    const peta = await readPemetaan(folder)
    const batas = await batasRows(folder)
    await sql`
      insert into okkp.sub_kelompok_pangan (kode, nama, kelompok_id)
      select baru.kode, baru.nama, kelompok.id
      from jsonb_to_recordset(${JSON.stringify(peta.sub)}::jsonb) as baru (kode text, nama text)
      join okkp.kelompok_komoditas kelompok on kelompok.kode = left(baru.kode, 3)
      on conflict do nothing`.execute(db)
    await sql`
      with baru as (
        select * from jsonb_to_recordset(${JSON.stringify(peta.pangan)}::jsonb)
          as baru (nama text, sub text, induk text, di_luar_klasifikasi boolean)
      ), masuk as (
        insert into okkp.pangan (nama, sub_kelompok_id, di_luar_klasifikasi)
        select baru.nama, sub.id, baru.di_luar_klasifikasi
        from baru join okkp.sub_kelompok_pangan sub on sub.kode = baru.sub
        on conflict do nothing
      ) select`.execute(db)
    await sql`
      update okkp.pangan as ragam set induk_id = induk.id
      from jsonb_to_recordset(${JSON.stringify(peta.pangan)}::jsonb) as baru (nama text, induk text)
      join okkp.pangan induk on induk.nama = baru.induk
      where ragam.nama = baru.nama and ragam.induk_id is distinct from induk.id`.execute(db)
    await sql`
      insert into okkp.komoditas_pangan (komoditas_id, pangan_id)
      select komoditas.id, pangan.id
      from jsonb_to_recordset(${JSON.stringify(peta.komoditas)}::jsonb) as baru (komoditas text, pangan text)
      join okkp.komoditas on lower(komoditas.nama) = lower(baru.komoditas)
      join okkp.pangan on pangan.nama = baru.pangan
      on conflict do nothing`.execute(db)
    // The seed adds members only to new terms, because an administrator may have edited the members of an existing
    // term.
    await sql`
      with baru as (
        select * from jsonb_to_recordset(${JSON.stringify(peta.istilah)}::jsonb)
          as baru (lampiran text, kelompok text, sub_kelompok text, nama text, cara text, catatan text, anggota jsonb)
      ), masuk as (
        insert into okkp.istilah_pangan (lampiran, kelompok, sub_kelompok, nama, cara, catatan)
        select lampiran, kelompok, sub_kelompok, nama, cara, catatan from baru
        on conflict do nothing
        returning id, lampiran, kelompok, sub_kelompok, nama
      )
      insert into okkp.istilah_anggota (istilah_id, sub_kelompok_id, pangan_id, peran)
      select masuk.id, sub.id, pangan.id, anggota.peran
      from masuk
      join baru using (lampiran, kelompok, sub_kelompok, nama)
      cross join lateral jsonb_to_recordset(baru.anggota) as anggota (sub text, pangan text, peran text)
      left join okkp.sub_kelompok_pangan sub on sub.kode = anggota.sub
      left join okkp.pangan on pangan.nama = anggota.pangan`.execute(db)
    // The seed looks for an existing row by term and parameter and ignores the dates. So it does not restore a limit
    // that an administrator ended or replaced.
    await sql`
      insert into okkp.batas_cemaran (parameter_id, jenis_parameter, istilah_id, bentuk, nilai, satuan, n, c, m, m_besar,
        tertulis, regulasi, metode, definisi_residu, catatan, berlaku_dari, penyesuaian_sampai)
      select parameter.id, baru.jenis_parameter, istilah.id, baru.bentuk, baru.nilai, baru.satuan, baru.n, baru.c, baru.m,
        baru.m_besar, baru.tertulis, baru.regulasi, baru.metode, baru.definisi_residu, baru.catatan, baru.berlaku_dari,
        baru.penyesuaian_sampai
      from jsonb_to_recordset(${JSON.stringify(batas)}::jsonb) as baru (
        jenis_parameter text, parameter text, lampiran text, kelompok text, sub_kelompok text, istilah text,
        bentuk text, nilai numeric, satuan text, n integer, c integer, m numeric, m_besar numeric, tertulis text,
        regulasi text, metode text, definisi_residu text, catatan text, berlaku_dari date, penyesuaian_sampai date)
      join okkp.istilah_pangan istilah on (istilah.lampiran, istilah.kelompok, istilah.sub_kelompok, istilah.nama)
        = (baru.lampiran, baru.kelompok, baru.sub_kelompok, baru.istilah)
      left join okkp.parameter on parameter.jenis = baru.jenis_parameter and lower(parameter.nama) = lower(baru.parameter)
      where (baru.parameter is null or parameter.id is not null)
        and not exists (select from okkp.batas_cemaran ada where ada.istilah_id = istilah.id
          and ada.parameter_id is not distinct from parameter.id)`.execute(db)
    await appendSeededRows(db, leafBatas)
    say(
      `Library of limits: ${batas.length} limits, ${peta.istilah.length} food terms, ${peta.pangan.length} kinds of food`,
    )
  },
})
