interface Account {
  kota?: string | null | undefined
  provinsi?: string | null | undefined
}

/** Returns the office of the account as the default laboratory. The user can change it. */
export function lembagaOf({ kota, provinsi }: Account): string | null {
  if (kota) return `Dinas Pangan ${kota}`
  return provinsi ? `Dinas Pangan Provinsi ${provinsi}` : null
}
