import { useBlocker } from '@tanstack/react-router'
import { confirm } from '#platform/notices/confirm.ts'
import type { KeadaanSimpan } from '#psat/isian/simpan/penyimpan-draf.ts'

interface Tersimpan {
  /** Resolves true once the server has everything. */
  simpanSemua: () => Promise<boolean>
  kotor: () => boolean
  simpan: () => KeadaanSimpan
}

/** Leaving saves first; only where the server has not taken it is a question asked. */
export function useTinggalkan({ simpanSemua, kotor, simpan }: Tersimpan): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || (await simpanSemua())) return false
      return !(await confirm({
        title: 'Tinggalkan halaman ini?',
        text: akibat(simpan()),
        confirmLabel: 'Tinggalkan halaman',
        cancelLabel: 'Tetap di sini',
      }))
    },
    enableBeforeUnload: kotor,
  })
}

/** What becomes of the last changes. */
function akibat(simpan: KeadaanSimpan): string {
  if (simpan.jenis === 'hilang') {
    return 'Draf ini sudah dikirim atau dibuang di tempat lain, jadi isian terakhir tidak dapat disimpan.'
  }
  if (simpan.jenis === 'bentrok') {
    return 'Draf ini diubah di tempat lain. Isian di layar ini tersimpan di perangkat ini; saat draf dibuka lagi, Anda memilih isian yang dipakai.'
  }
  if (simpan.jenis === 'ditolak') {
    return `Isian terakhir belum diterima: ${simpan.pesan} Salinannya tersimpan di perangkat ini.`
  }
  return 'Isian terakhir belum sampai ke server. Salinannya tersimpan di perangkat ini dan dikirim lagi saat draf dibuka.'
}
