/** Whoever did something, and in whose place: a deputy is never named alone. */
export const sebutPelaku = (nama: string, mewakili: string | null | undefined): string =>
  mewakili ? `${nama} mewakili ${mewakili}` : nama
