/** Alphabet of the 12-character codes that people type from paper, without characters that look alike. */
export const hurufKode = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const panjangKode = 12
export const polaKode = new RegExp(`^[${hurufKode}]{${panjangKode}}$`)
