import type { LeafSource } from '#platform/transparansi/leaf-source.ts'

/** Every published version of a warning is a leaf: its publication, its corrections, its withdrawal. */
export const leafPeringatan: LeafSource = {
  jenis: 'peringatan',
  rows: `select v.peringatan_id as id, v.peringatan_id || '/' || v.nomor as kunci, v.peringatan_id || '/' || v.nomor as nomor,
    v.tindakan as mula, v.tindakan as keadaan,
    jsonb_build_object('peringatan', v.peringatan_id, 'versi', v.nomor, 'tindakan', v.tindakan, 'judul', v.judul,
      'pangan', v.pangan, 'isi', v.isi, 'saran', v.saran, 'bets', v.bets, 'nomor_izin', v.nomor_izin,
      'alasan', v.alasan, 'terbit', v.terbit at time zone 'UTC') as isi
    from okkp.peringatan_versi v where v.terbit is not null`,
}
