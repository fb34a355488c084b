import type { LedgerEntry } from '@portal/domain/platform/calendar/clock-ledger'
import type { FaktaTugas } from '@portal/domain/psat/alur/tugas'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { type BerkasRow, namedBerkas } from '#psat/alur/pengajuan.repository.ts'
import { entriOf, toLedger } from '#psat/alur/riwayat.repository.ts'
import { faktaTugas } from './tugas.repository.ts'

export type RingkasanRow = BerkasRow & {
  provinsi: string | null
  kota: string | null
  nama_lead: string | null
  nama_auditor: string[]
  entri: LedgerEntry[]
  /** Counts that the text of the next step needs. */
  tugas: FaktaTugas
}

export function ringkasanRows(db: Executor) {
  return db
    .selectFrom('psat.pengajuan as p')
    .leftJoin('wilayah.provinsi as w', 'w.id', 'p.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'p.kota_id')
    .leftJoin('akun.pengguna as l', 'l.id', 'p.lead_auditor_id')
    .select([
      'p.alamat_perusahaan',
      'p.alur',
      'p.audit_type',
      'p.auditor_id',
      'p.bahan_sidang_komtek',
      'p.ceklis_kurang',
      'p.code',
      'p.dari_pengajuan_id',
      'p.dibuat',
      'p.diputus_komtek',
      'p.diubah',
      'p.dokumen_ditolak',
      'p.hasil',
      'p.hasil_audit_dokumen',
      'p.hasil_audit_lapang',
      'p.hasil_sidang_komtek',
      'p.hasil_verifikasi_awal',
      'p.id',
      'p.id_izin_oss',
      'p.id_pengguna',
      'p.is_input_pusat',
      'p.izin_asal',
      'p.izin_asal_registrasi_id',
      'p.jeda',
      'p.jenis_pengajuan',
      'p.keterangan_audit',
      'p.keterangan_audit_dokumen',
      'p.keterangan_audit_lapang',
      'p.keterangan_sidang_komtek',
      'p.kode_pengajuan',
      'p.kota_id',
      'p.lead_auditor_id',
      'p.masuk_tahap',
      'p.nama_perusahaan',
      'p.nib',
      'p.nomor',
      'p.nomor_permohonan',
      'p.pemilik_baru_setuju',
      'p.peminta_revisi',
      'p.penangan_id',
      'p.perusahaan_baru_id',
      'p.perusahaan_id',
      'p.pokok',
      'p.provinsi_id',
      'p.putaran',
      'p.selesai',
      'p.tahap',
      'p.tambahan_waktu',
      'p.tanggal_masuk',
      'p.tarif',
      'p.tenggat',
      'p.terlambat',
      'p.uuid',
      'p.versi',
      'w.nama as provinsi',
      'k.nama as kota',
      'l.nama as nama_lead',
    ])
    .select([
      sql<string[]>`array(select u.nama from akun.pengguna u where u.id = any(p.auditor_id)
        order by u.nama, u.id)`.as('nama_auditor'),
      entriOf.as('entri'),
      faktaTugas('p').as('tugas'),
    ])
}

type Read = Awaited<ReturnType<ReturnType<typeof ringkasanRows>['executeTakeFirstOrThrow']>>

export const toRingkasan = (row: Read): RingkasanRow => ({
  ...namedBerkas(row),
  entri: toLedger(row.alur, row.entri),
})
