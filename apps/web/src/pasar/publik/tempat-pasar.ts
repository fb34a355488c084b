import type { PasarSatu } from '#pasar/publik/use-pasar-publik.ts'

/** "Kecamatan Lengkong, Kota Bandung, Jawa Barat". */
export const tempatPasar = ({ kecamatan, kota, provinsi }: PasarSatu) =>
  [kecamatan && `Kecamatan ${kecamatan}`, kota, provinsi].filter(Boolean).join(', ')
