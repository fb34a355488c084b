/** Law 2 of 2024 renamed the province. The sources of regions and maps still have its older name. */
const diganti: Readonly<Record<string, string>> = {
  'Daerah Khusus Ibukota Jakarta': 'Daerah Khusus Jakarta',
}

/** Returns the name that a region has today. */
export const namaResmi = (nama: string): string => diganti[nama] ?? nama
