import type { RentangHari } from '@portal/domain/platform/dasbor/rentang'
import type { Fact } from '#platform/figures/fact.ts'

export const programme = (year: number): RentangHari => ({ start: `${year}-01-01`, end: `${year}-12-31` })

export const factProfil: Fact<'varian' | 'lengkap'> = {
  name: 'pasar.fakta_profil',
  table: 'pasar.profil',
  day: 'make_date(r.tahun_program, 1, 1)',
  where: 'true',
  by: { varian: ['text', 'r.varian'], lengkap: ['boolean', 'r.total_ada = r.total_doc'] },
  regions: 'kota',
}

/** Documents of the profiles by code. Code 0 counts the profiles; code -1 counts the required documents. */
export const factDokumen: Fact<'kode'> = {
  name: 'pasar.fakta_dokumen',
  table: 'pasar.profil',
  day: 'make_date(r.tahun_program, 1, 1)',
  where: `r.varian = 'kota'`,
  by: { kode: ['integer', 'isi.kode'] },
  join: `cross join lateral (select 0, 1 union all select -1, r.total_doc
    union all select unnest(r.dokumen_ada), 1) as isi(kode, jumlah)`,
  adds: 'isi.jumlah',
  regions: 'kota',
}
export const kodeProfil = 0
export const kodeDiminta = -1
