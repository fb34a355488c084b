import type { RekamanKasus } from '@portal/domain/okkp/rekaman-kasus/rekaman-kasus.contract'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { supervisionOf, testsOf } from './kasus.repository.ts'

/** Laboratory tests that opened, joined or answered the case. */
export async function listRekamanUji(db: Executor, kasusId: number): Promise<RekamanKasus['uji']> {
  const { rows } = await sql<RekamanKasus['uji'][number]>`
    select u.id, u.kode_sampel, j.nama as jenis_uji_lab, u.tanggal, u.lembaga, u.laboratorium, u.no_lhu, u.lhu, u.metode_uji,
      u.referensi_bmr, u.lokasi_sampel, m.nama as komoditas, u.komoditas_tambahan, u.status, u.diambil_oleh, u.diambil_pada,
      u.diterima_pada, u.note, (select coalesce(jsonb_agg(jsonb_build_object('parameter_id', h.parameter_id,
        'parameter', q.nama, 'hasil_uji', h.hasil_uji, 'satuan', h.satuan, 'batas', h.batas, 'standar', h.standar,
        'metode_uji', h.metode_uji, 'usul', h.usul, 'alasan_usul', h.alasan_usul, 'status', h.status, 'alasan', h.alasan)
        order by h.urutan), '[]') from okkp.hasil_uji_lab h join okkp.parameter q on q.id = h.parameter_id
        where h.uji_lab_id = u.id) as hasil
    from okkp.uji_lab u join okkp.jenis_uji_lab j on j.id = u.jenis_uji_lab_id join okkp.komoditas m on m.id = u.komoditas_id
    where ${testsOf(sql`${kasusId}::bigint`)} and u.dihapus is null order by u.tanggal, u.id`.execute(db)
  return rows
}

const rapidOf = (kasusId: number, asal: 'rapid_test' | 'rapid_pasar') => sql`(
  select s.asal_id from okkp.kasus_sumber s where s.kasus_id = ${kasusId} and s.asal = ${asal}
  union select e.asal_id from okkp.kasus_uji_ulang e where e.kasus_id = ${kasusId} and e.asal = ${asal})`

/** Rapid tests of the registry and of markets: sources of the case and its re-tests. */
export async function listRekamanRapid(db: Executor, kasusId: number): Promise<RekamanKasus['rapid']> {
  const { rows } = await sql<RekamanKasus['rapid'][number]>`
    select u.asal, u.asal_id, u.tanggal, u.kategori, j.nama as jenis_rapid_test, q.nama as parameter, u.hasil_uji,
      m.nama as komoditas, u.komoditas_tambahan, u.jumlah_sampel, u.kit_merek, u.kit_lot, u.kit_kedaluwarsa, u.foto,
      u.lokasi, u.penguji, u.kode_sampel, u.note
    from (select 'rapid_test' as asal, r.id as asal_id, r.tanggal, r.kategori, r.jenis_rapid_test_id, r.parameter_id,
        r.hasil_uji, r.komoditas_id, r.komoditas_tambahan, r.jumlah_sampel, r.kit_merek, r.kit_lot, r.kit_kedaluwarsa, r.foto,
        r.lokasi_sampel as lokasi, r.lembaga as penguji, null as kode_sampel, r.note
      from okkp.rapid_test r where r.id in ${rapidOf(kasusId, 'rapid_test')} and r.dihapus is null
      union all select 'rapid_pasar', r.id, r.tanggal, r.kategori, r.jenis_rapid_test_id, r.parameter_id,
        r.hasil_uji, r.komoditas_id, r.komoditas_tambahan, r.jumlah_sampel, r.kit_merek, r.kit_lot, r.kit_kedaluwarsa, r.foto,
        concat_ws(', kios ', r.pasar, r.nomor_kios), r.penguji, r.kode_sampel, r.catatan
      from pasar.rapid_kasus r where r.id in ${rapidOf(kasusId, 'rapid_pasar')}) u
    join okkp.jenis_rapid_test j on j.id = u.jenis_rapid_test_id join okkp.parameter q on q.id = u.parameter_id
    left join okkp.komoditas m on m.id = u.komoditas_id
    order by u.tanggal, u.asal, u.asal_id`.execute(db)
  return rows
}

export async function listRekamanPengawasan(
  db: Executor,
  kasusId: number,
): Promise<RekamanKasus['pengawasan']> {
  const { rows } = await sql<RekamanKasus['pengawasan'][number]>`
    select w.id, w.jenis, w.tanggal, w.petugas, w.surat_tugas, w.aspek, w.hasil, w.catatan, w.sanksi, w.sanksi_diangkat,
      w.lampiran
    from okkp.pengawasan w where ${supervisionOf(sql`${kasusId}::bigint`)} and w.dihapus is null
    order by w.tanggal, w.id`.execute(db)
  return rows
}
