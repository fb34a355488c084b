import type { PasarSatu } from '#pasar/publik/use-pasar-publik.ts'

/** Returns a text such as "Kecamatan Lengkong, Kota Bandung, Jawa Barat". */
export const tempatPasar = ({ kecamatan, kota, provinsi }: PasarSatu) =>
  [kecamatan && `Kecamatan ${kecamatan}`, kota, provinsi].filter(Boolean).join(', ')
