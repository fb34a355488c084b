import { expect, test } from 'vitest'
import type { Wire } from '../../platform/workflow/workflow.ts'
import { type AksiPelaku, aksiPelaku } from './pelaku/aksi.ts'
import { prosesOf } from './proses-audit.ts'

test.each([
  ['minta_perbaikan_dokumen', 'audit_dokumen', 'perbaikan_audit_dokumen', 'REVISION'],
  ['jawab_perbaikan_dokumen', 'perbaikan_audit_dokumen', 'audit_dokumen', 'REVIEW'],
  ['loloskan_dokumen', 'audit_dokumen', 'audit_lapang', 'CLEAR'],
  ['loloskan_permohonan', 'verifikasi_permohonan', 'penunjukan_auditor', 'CLEAR'],
  ['terbitkan_tagihan', 'penagihan', 'menunggu_pembayaran', 'REVIEW'],
  ['tolak_bukti_bayar', 'pemeriksaan_pembayaran', 'menunggu_pembayaran', 'REVISION'],
  // Actions without `proses` on the wire: these open a stage.
  ['ajukan', null, 'verifikasi_permohonan', 'REVIEW'],
  ['tunjuk_auditor', 'penunjukan_auditor', 'audit_dokumen', 'REVIEW'],
  // These leave the file at its stage, or end it.
  ['ganti_tim', 'audit_dokumen', 'audit_dokumen', null],
  ['catat_nomor', 'penerbitan_nomor', 'penerbitan_nomor', null],
  ['terbitkan_sertifikat', 'penerbitan_nomor', 'terbit', null],
  ['tolak', 'audit_lapang', 'ditolak', null],
] as const)('%s from %s to %s is %s', (aksi, dari, ke, proses) => {
  expect(prosesOf({ aksi, dari, ke })).toBe(proses)
})

test('no action has two of them on the wire', () => {
  for (const aksi of Object.keys(aksiPelaku) as AksiPelaku[]) {
    const wires: readonly Wire[] = aksiPelaku[aksi].wire
    const said = wires.flatMap(({ proses }) => proses ?? [])
    expect([aksi, new Set(said).size <= 1]).toEqual([aksi, true])
  }
})
