import { sql } from 'kysely'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { foldFacts, listFacts } from '../apps/server/src/platform/figures/facts.repository.ts'
import { semuaAlur } from '../packages/domain/src/psat/alur/semua-alur.ts'
import { inBulk } from './in-bulk.ts'

interface Share {
  alur: string
  tahap: string
  code: number
  selesai: boolean
  jeda: boolean
}

/**
 * Returns the stages of both tracks for this kind of licence file. Nine of ten files have ended, as after some years in
 * production.
 */
function sharesOf(kind: 'sppb_psat' | 'izin_edar_pl'): Share[] {
  const all = semuaAlur().flatMap(({ nama: alur, tahap: stages }) =>
    Object.entries(stages)
      .filter(([, stage]) => stage.hanya === undefined || stage.hanya === kind)
      .map(([tahap, stage]) => ({
        alur,
        tahap,
        code: stage.code,
        selesai: stage.ends !== undefined,
        jeda: 'waits' in stage,
      })),
  )
  const running = all.filter(({ selesai }) => !selesai)
  const ended = all.filter(({ selesai }) => selesai)
  return [
    ...running,
    ...Array.from({ length: running.length * 9 }, (_, n) => ended[n % ended.length] ?? running[0]),
  ].filter((share) => share !== undefined)
}

/**
 * Generates licence files of both kinds at all stages, with clock ledger and history. Companies and staff must exist.
 */
export async function generatePengajuan(db: Database, count: number): Promise<void> {
  for (const [turn, kind] of (['sppb_psat', 'izin_edar_pl'] as const).entries()) {
    const shares = JSON.stringify(sharesOf(kind))
    await sql`
      with tahap as (select row_number() over () - 1 as n, t.*
          from jsonb_to_recordset(${shares}::jsonb) as t(alur text, tahap text, code int, selesai boolean, jeda boolean)),
        usaha as (select id, nama_perseroan, nib, provinsi_id, kota_id, row_number() over (order by id) - 1 as n
          from akun.perusahaan where nib like '8%'),
        jumlah as materialized (select (select count(*) from tahap) as tahap, (select count(*) from usaha) as usaha),
        tim as (select id, row_number() over (order by id) - 1 as n from akun.pengguna where role = 'AUDITOR'),
        ketua as (select id, row_number() over (order by id) - 1 as n from akun.pengguna where role = 'LEAD_AUDITOR'),
        tangan as (select id, row_number() over (order by id) - 1 as n from akun.pengguna where role = 'SEKRETARIAT')
      insert into psat.pengajuan (nomor_permohonan, alur, is_input_pusat, audit_type, jenis_pengajuan, perusahaan_id, nama_perusahaan, nib, provinsi_id, kota_id,
        tahap, code, lead_auditor_id, auditor_id, penangan_id, tenggat, jeda, terlambat, dibuat, diubah, masuk_tahap, selesai, diputus_komtek)
      select ${kind === 'sppb_psat' ? 'SPPB' : 'PL'}::text || '-2026-' || s.n, t.alur, t.alur = 'berkas', ${kind},
        (array['permohonan_baru', 'perpanjangan', 'perubahan_data'])[s.n % 3 + 1],
        u.id, u.nama_perseroan, u.nib, u.provinsi_id, u.kota_id, t.tahap, t.code,
        case when t.code >= 20 then k.id end, case when t.code >= 20 then array[a.id] else '{}' end,
        array[h.id],
        case when not t.selesai then date '2026-11-16' + (s.n % 30 - 6) end, t.jeda, t.selesai and s.n % 10 = 0,
        dari.waktu, dari.waktu + interval '9 days', dari.waktu + interval '9 days',
        case when t.selesai then dari.waktu + interval '9 days' end,
        case when t.code >= 50 then dari.waktu + interval '8 days' end
      from generate_series(1, ${Math.floor(count / 2)}::int) s(n) cross join jumlah j
      join tahap t on t.n = abs(hashint4(s.n + ${turn})) % j.tahap
      join usaha u on u.n = abs(hashint4(s.n + 1)) % j.usaha
      join tim a on a.n = s.n % 40
      join ketua k on k.n = s.n % 8
      join tangan h on h.n = s.n % 20,
      lateral (select case when t.selesai then timestamptz '2021-01-01 09:00+07' + s.n % 2000 * interval '1 day'
        else timestamptz '2026-10-01 09:00+07' + s.n % 40 * interval '1 day' end as waktu) dari`.execute(db)
  }
  // ANALYZE must run before the child tables. PostgreSQL plans their foreign key checks by the size of this table.
  await sql`vacuum analyze psat.pengajuan`.execute(db)
  await sql`
    insert into psat.buku_waktu (pengajuan_id, urutan, waktu, jenis, anggaran, hari, sebab)
    select p.id, u.n, p.dibuat + u.n * interval '1 day', u.jenis, u.anggaran, 5, 'bench'
    from psat.pengajuan p join (values ('pengajuan', 1, 'start', 'permohonan'), ('pengajuan', 2, 'stop', 'permohonan'),
        ('pengajuan', 3, 'start', 'audit_dokumen'), ('berkas', 1, 'start', 'penunjukan'), ('berkas', 2, 'stop', 'penunjukan'),
        ('berkas', 3, 'start', 'verifikasi')) as u(alur, n, jenis, anggaran) using (alur)`.execute(db)
  await sql`
    insert into psat.riwayat (pengajuan_id, urutan, aksi, dari, ke, code, oleh, peran, nama, waktu, sidik_sebelum, sidik)
    select p.id, u.n, 'bench', null, p.tahap, p.code, coalesce(p.lead_auditor_id, 1), 'SEKRETARIAT', 'Bench',
      p.dibuat + u.n * interval '1 day', '', ''
    from psat.pengajuan p, generate_series(1, 4) u(n)`.execute(db)
  await generateAngka(db)
  await foldFacts(db)
  const counters = (await listFacts(db)).flatMap((name) =>
    name.startsWith('psat.') ? [name.replace('psat.', '')] : [],
  )
  for (const table of ['buku_waktu', 'riwayat', 'beban_berkas', ...counters])
    await sql`vacuum analyze ${sql.id('psat', table)}`.execute(db)
}

/**
 * Generates the events that dashboards count: an audit for each file, a revision for every third, and service times of
 * ended files.
 */
async function generateAngka(db: Database): Promise<void> {
  await inBulk(db, ['psat', 'peristiwa'], async () => {
    await sql`
      insert into psat.peristiwa (pengajuan_id, urutan, jenis, tanggal, audit_type, is_input_pusat, provinsi_id, kota_id)
      select p.id, e.urutan, e.jenis, p.tanggal_masuk + e.urutan, p.audit_type, p.is_input_pusat, p.provinsi_id, p.kota_id
      from psat.pengajuan p cross join lateral (values (2, 'audit', p.code >= 20), (3, 'revisi', p.id % 3 = 0),
        (6, 'akhir_audit', p.code >= 40), (9, 'terbit', p.hasil = 'terbit'), (9, 'tolak', p.hasil = 'tms')) e(urutan, jenis, benar)
      where e.benar`.execute(db)
  })
  await inBulk(db, ['psat', 'waktu_layanan'], async () => {
    await sql`
      insert into psat.waktu_layanan (pengajuan_id, bagian, hari, jeda, tanggal, hasil, audit_type, is_input_pusat, provinsi_id, kota_id)
      select p.id, b.bagian, abs(hashint8(p.id + b.n)) % b.paling, b.bagian = 'jeda', p.tanggal_masuk + 9, p.hasil, p.audit_type,
        p.is_input_pusat, p.provinsi_id, p.kota_id
      from psat.pengajuan p, (values (1, 'seluruhnya', 25), (2, 'jeda', 15), (3, 'permohonan', 4), (4, 'audit_dokumen', 6),
        (5, 'rekomendasi', 5), (6, 'penerbitan', 4)) b(n, bagian, paling)
      where p.selesai is not null`.execute(db)
  })
}
