import type { Kontak } from '@portal/domain/okkp/penilaian/bantuan.contract'

const nama: Record<keyof Kontak, string> = {
  surel: 'alamat surel',
  telepon: 'nomor telepon',
  alamat: 'alamat kantor',
  jam: 'jam layanan',
}

/** Returns a sentence that lists missing contact data, or undefined if all is configured. */
export function belumDisetel(kontak: Kontak): string | undefined {
  const kosong = Object.entries(nama).flatMap(([kunci, kata]) =>
    kontak[kunci as keyof Kontak] ? [] : [kata],
  )
  const akhir = kosong.pop()
  if (!akhir) return undefined
  const daftar = kosong.length > 1 ? `${kosong.join(', ')}, dan ${akhir}` : [...kosong, akhir].join(' dan ')
  return `${daftar.charAt(0).toUpperCase()}${daftar.slice(1)} pengelola belum disetel di portal ini. Portalnya sendiri dapat dipakai kapan saja.`
}
