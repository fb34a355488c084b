import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import { formatDateTime } from '@portal/domain/platform/format'
import type { ArsipState } from './catatan.repository.ts'

const day = 86_400_000

/** How far a restore would reach. The portal writes every day, so a silent archive of a day is a broken one. */
export function kartuCadangan({ on, archived, failed }: ArsipState, now: Date): KartuBeranda {
  const last = archived ? `Terakhir tersimpan ${formatDateTime(archived)}.` : 'Belum ada yang tersimpan.'
  const failing = failed !== null && (archived === null || failed > archived)
  const silent = archived === null || now.getTime() - archived.getTime() > day
  const fault = !on
    ? 'Arsip berkelanjutan belum dinyalakan. Bila basis data rusak, data kembali hanya sampai cadangan terakhir.'
    : failing
      ? `Penyimpanan ke arsip gagal. ${last}`
      : silent
        ? `Arsip tidak bergerak sehari lebih. ${last}`
        : undefined
  return {
    layanan: 'Admin',
    judul: 'Cadangan basis data',
    keterangan: fault ?? last,
    jumlah: fault ? 1 : 0,
    tautan: '/admin/logs',
    perhatian: fault !== undefined,
    tetap: true,
  }
}
