import type { IsiCeklis } from '@portal/domain/psat/lapang/ceklis'

/** Assigns the codes of parts and items by their position. */
export function numbered(isi: readonly { judul: string; butir: readonly { uraian: string }[] }[]): IsiCeklis {
  return isi.map(({ judul, butir }, part) => ({
    kode: String(part + 1),
    judul,
    butir: butir.map(({ uraian }, item) => ({ kode: `${part + 1}.${item + 1}`, uraian })),
  }))
}

export function moved<T>(list: readonly T[], index: number): T[] {
  return list.flatMap((item, place) => {
    if (place === index - 1) return [list[index] as T]
    return place === index ? [list[index - 1] as T] : [item]
  })
}
