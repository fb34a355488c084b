import { countRapidTests, negatif } from '@portal/domain/platform/pengujian/keadaan-positif'
import type { Figure } from '#platform/figures/read-figures.ts'

type Rows<D extends string> = readonly Pick<Figure<D>, D | 'n'>[]

function sum<R extends { n: number }>(rows: readonly R[], counts: (row: R) => boolean = () => true): number {
  return rows.reduce((total, row) => (counts(row) ? total + row.n : total), 0)
}

export function countLab(rows: Rows<'status'>) {
  return {
    total_uji_lab: sum(rows),
    total_ms: sum(rows, ({ status }) => status === 'MS'),
    total_tms: sum(rows, ({ status }) => status === 'TMS'),
    total_belum: sum(rows, ({ status }) => status === null),
  }
}

export const countRapid = (rows: Rows<'keadaan'>) => countRapidTests(rows)

export function kategoriRapid(rows: Rows<'keadaan' | 'kategori'>) {
  const countOf = (name: string, isPositif: boolean) =>
    sum(rows, (row) => row.kategori === name && (row.keadaan !== negatif) === isPositif)
  return {
    total_positif_psat: countOf('PSAT', true),
    total_negatif_psat: countOf('PSAT', false),
    total_positif_psah: countOf('PSAH', true),
    total_negatif_psah: countOf('PSAH', false),
    total_positif_psai: countOf('PSAI', true),
    total_negatif_psai: countOf('PSAI', false),
  }
}

export function countMutu(rows: Rows<'kelas_mutu_id'>) {
  return {
    total_kelas_mutu: sum(rows),
    of: (kelas: number) => sum(rows, ({ kelas_mutu_id }) => kelas_mutu_id === kelas),
  }
}
