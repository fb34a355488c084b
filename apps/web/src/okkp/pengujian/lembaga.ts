interface Account {
  kota?: string | null | undefined
  provinsi?: string | null | undefined
}

/** What the form puts in front: the office of the account, to be changed where somebody else has tested. */
export function lembagaOf({ kota, provinsi }: Account): string | null {
  if (kota) return `Dinas Pangan ${kota}`
  return provinsi ? `Dinas Pangan Provinsi ${provinsi}` : null
}
