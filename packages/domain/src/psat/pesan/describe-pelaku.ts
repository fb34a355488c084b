/** Returns the name of an actor. A deputy is always named together with the represented person. */
export const describePelaku = (nama: string, mewakili: string | null | undefined): string =>
  mewakili ? `${nama} mewakili ${mewakili}` : nama
