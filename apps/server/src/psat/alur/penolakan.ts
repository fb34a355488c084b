import { AppError, fieldError } from '@portal/domain/platform/errors'
import type { Refusal } from '@portal/domain/platform/workflow/workflow-actions'
import { pemegang } from '@portal/domain/psat/alur/pemegang'
import { type AksiPengajuan, aksiPengajuan } from '@portal/domain/psat/alur/pengajuan.aksi'
import type { KosakataPengajuan } from '@portal/domain/psat/alur/pengajuan.syarat'
import { tahapPengajuan } from '@portal/domain/psat/alur/pengajuan.tahap'
import type { PengajuanRow } from './pengajuan.repository.ts'

/** The field that a missing thing is said under. */
const bidangBawaan: Record<KosakataPengajuan['need'], string> = {
  tim: 'tim_auditor',
  surat_tugas: 'surat_tugas',
  tagihan: 'data_pnbp',
  bukti_bayar: 'bukti_pembayaran',
  nomor: 'nomor',
  surat_penolakan: 'dokumen_ditolak',
}

type Keadaan = Pick<PengajuanRow, 'tahap' | 'code' | 'versi'>

export function keadaanOf({ code, versi }: Keadaan, legal: readonly AksiPengajuan[]) {
  const aksi = legal.map((nama) => ({ aksi: nama, label: aksiPengajuan[nama].label }))
  return { aksi, code_status_proses: code, versi }
}

/** Says why a step was not taken, and what can be done instead. */
export function refusalError(row: Keadaan, refusal: Refusal<KosakataPengajuan, AksiPengajuan>): AppError {
  const { label } = tahapPengajuan[row.tahap]
  switch (refusal.kind) {
    case 'illegal': {
      const keadaan = keadaanOf(row, refusal.legal)
      const langkah = keadaan.aksi.map((item) => item.label).join(', ')
      const boleh = langkah
        ? `Yang dapat Anda lakukan: ${langkah}.`
        : 'Saat ini tidak ada langkah untuk Anda.'
      const message = `Berkas ini sedang di tahap ${label}. ${boleh}`
      return new AppError('BUKAN_GILIRAN', { message, extra: keadaan })
    }
    case 'not-yours': {
      const giliran = refusal.holders.map((nama) => pemegang[nama].label).join(' atau ')
      const message = `Langkah ini hanya untuk ${giliran}. Berkas sedang di tahap ${label}.`
      return new AppError('TIDAK_BERWENANG', { message, extra: keadaanOf(row, refusal.legal) })
    }
    case 'guard':
      return new AppError('SYARAT_BELUM_TERPENUHI', {
        message: refusal.why,
        extra: { syarat: refusal.guard },
      })
    case 'note-missing':
      return fieldError('keterangan', 'Isi keterangan untuk langkah ini.')
    case 'need':
      return fieldError(bidangBawaan[refusal.need], refusal.why)
  }
}
