interface Berakhir {
  berlaku_sampai: string | null
}

/** Returns the competence that ends first. A competence without an end date counts last. */
export function terdekat<T extends Berakhir>(kompetensi: readonly T[]): T | undefined {
  return kompetensi.toSorted((a, b) =>
    (a.berlaku_sampai ?? '9999').localeCompare(b.berlaku_sampai ?? '9999'),
  )[0]
}
