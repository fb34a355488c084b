import type { IsiCeklis } from '@portal/domain/psat/lapang/ceklis'

/** Parts and items get their codes from their place. */
export function numbered(isi: readonly { judul: string; butir: readonly { uraian: string }[] }[]): IsiCeklis {
  return isi.map(({ judul, butir }, part) => ({
    kode: String(part + 1),
    judul,
    butir: butir.map(({ uraian }, item) => ({ kode: `${part + 1}.${item + 1}`, uraian })),
  }))
}

/** One place further up. */
export function moved<T>(list: readonly T[], index: number): T[] {
  return list.flatMap((item, place) => {
    if (place === index - 1) return [list[index] as T]
    return place === index ? [list[index - 1] as T] : [item]
  })
}
