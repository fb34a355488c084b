interface Berakhir {
  berlaku_sampai: string | null
}

/** The one that ends first; one without an end only where there is no other. */
export function terdekat<T extends Berakhir>(kompetensi: readonly T[]): T | undefined {
  return kompetensi.toSorted((a, b) =>
    (a.berlaku_sampai ?? '9999').localeCompare(b.berlaku_sampai ?? '9999'),
  )[0]
}
