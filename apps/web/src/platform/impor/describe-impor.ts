import { formatNumber } from '@portal/domain/platform/format'
import type { Impor } from '@portal/domain/platform/impor/impor-calls'

interface Description {
  title: string
  text?: string
  tone: 'ok' | 'warn' | 'bad' | 'mute'
}

const nothing = 'Tidak ada baris yang dapat disimpan'
const repair =
  'Baris yang salah tidak ikut disimpan. Unduh, perbaiki di sana, lalu unggah berkas itu: judul kolomnya sudah sesuai.'

export function describeImpor(impor: Impor, noun: string): Description {
  const good = formatNumber(impor.tersimpan)
  const bad = formatNumber(impor.ditolak)
  switch (impor.status) {
    case 'gagal':
      return { title: 'Impor belum berhasil', text: impor.pesan ?? 'Coba lagi sebentar lagi.', tone: 'bad' }
    case 'ditolak':
      return {
        title: nothing,
        ...(impor.pesan ? { text: impor.pesan } : {}),
        tone: 'bad',
      }
    case 'dibatalkan':
      return { title: 'Impor ini telah dibatalkan', text: `Semua ${noun}nya dihapus.`, tone: 'mute' }
    case 'dibatalkan_sebagian':
      return {
        title: 'Impor ini dibatalkan sebagian',
        text: 'Yang sudah dipakai tetap ada.',
        tone: 'warn',
      }
    default:
      break
  }
  const done = impor.uji_coba ? 'baris benar' : `${noun} tersimpan`
  if (impor.tersimpan === 0 && impor.ditolak > 0) {
    return { title: nothing, text: `${bad} baris perlu diperbaiki. ${repair}`, tone: 'bad' }
  }
  if (impor.tersimpan === 0) {
    return {
      title: nothing,
      text: 'Di bawah baris judul belum ada data. Isi templatnya, simpan, lalu pilih berkas itu lagi.',
      tone: 'warn',
    }
  }
  if (impor.ditolak === 0) {
    return {
      title: `${good} ${done}`,
      ...(impor.uji_coba ? { text: 'Semua baris siap disimpan.' } : {}),
      tone: 'ok',
    }
  }
  return { title: `${good} ${done}, ${bad} baris perlu diperbaiki`, text: repair, tone: 'warn' }
}

/** Lists the rows of an error as far as the server names them: "Baris 3, 7, 9, dan 12 lainnya". */
export function rowsText({ jumlah, baris }: { jumlah: number; baris: readonly number[] }): string {
  const more = jumlah - baris.length
  return `Baris ${baris.join(', ')}${more > 0 ? `, dan ${formatNumber(more)} lainnya` : ''}`
}
