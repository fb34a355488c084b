import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

/** Statuses of a file with correction rounds, up to its number. */
export const urutanUji = ['09', '10', '20', '41', '42', '40', '41', '42', '45', '49']

export async function fillAntrean(db: Database, files: number): Promise<void> {
  await sql`
    with usaha as (
      insert into akun.perusahaan (nama_perseroan, nib) values ('PT Antrean', '9990009990009') returning id
    ), izin as (
      insert into oss.izin (id_izin, kode_izin, oss_id, nib, id_proyek, kd_daerah)
      select 'I-' || lpad(n::text, 21, '0'), '018000000242', 'P-1', '9990009990009', 'R-1', '3273000000'
      from generate_series(1, ${files}::int) n returning id, id_izin
    ), berkas as (
      insert into psat.pengajuan (alur, audit_type, jenis_pengajuan, perusahaan_id, nama_perusahaan, nib,
        id_izin_oss, tahap, code, dibuat, diubah, masuk_tahap, nomor_permohonan)
      select 'pengajuan', 'sppb_psat', 'permohonan_baru', usaha.id, 'PT Antrean', '9990009990009',
        izin.id, 'verifikasi_awal', 10, now(), now(), now(), 'UJI-' || izin.id
      from izin, usaha returning id, id_izin_oss
    )
    insert into oss.pesan_keluar (pengajuan_id, urutan, metode, kd_status, nama_status, muatan, dibuat)
    select berkas.id, u.urutan,
      case u.kd_status when '49' then 'receiveLicense' else 'receiveLicenseStatus' end, u.kd_status, 'Status ' || u.kd_status,
      jsonb_build_object('id_izin', izin.id_izin, 'oss_id', 'P-1', 'nib', '9990009990009', 'kode_izin', '018000000242',
        'id_proyek', 'R-1', 'tgl_status', to_char((now() + u.urutan * interval '1 minute') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'nama_petugas', 'Petugas', 'keterangan', 'Uji'),
      now()
    from berkas join izin on izin.id = berkas.id_izin_oss,
      unnest(${urutanUji}::text[]) with ordinality u (kd_status, urutan)`.execute(db)
}
