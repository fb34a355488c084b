const awalan = 'batas-'

export const openBatas = ({ id }: { id: number }): string => `${awalan}${id}`

export function idDibuka(buka: string | undefined): number | undefined {
  const id = buka?.startsWith(awalan) ? Number(buka.slice(awalan.length)) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
