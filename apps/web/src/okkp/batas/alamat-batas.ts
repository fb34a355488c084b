const awalan = 'batas-'

export const bukaBatas = ({ id }: { id: number }): string => `${awalan}${id}`

/** The id that an address names; undefined where it names no limit. */
export function idDibuka(buka: string | undefined): number | undefined {
  const id = buka?.startsWith(awalan) ? Number(buka.slice(awalan.length)) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
