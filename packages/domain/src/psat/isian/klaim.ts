import type { FieldError } from '../../platform/errors.ts'
import { type ProdukForm, produkForm } from '../data-usaha/data-usaha.schema.ts'

export interface JenisKlaim {
  nama: string
  perlu_bukti: boolean
}

const same = (a: string, b: string) => a.toLocaleLowerCase('id') === b.toLocaleLowerCase('id')

const findKlaim = (master: readonly JenisKlaim[], nama: string) =>
  master.find((klaim) => same(klaim.nama, nama))

/** A claim that the master does not know needs proof. */
export function needsBukti(jenis_klaim: readonly string[], master: readonly JenisKlaim[]): boolean {
  return jenis_klaim.some((nama) => findKlaim(master, nama)?.perlu_bukti ?? true)
}

/** Checks that the claims come from the master. A claim that the product already had stays valid. */
export function kurangKlaim(
  { jenis_klaim, bukti_klaim }: Pick<ProdukForm, 'jenis_klaim' | 'bukti_klaim'>,
  master: readonly JenisKlaim[],
  semula: readonly string[] = [],
): FieldError[] {
  const faults: FieldError[] = []
  const unknown = jenis_klaim.find(
    (nama) => !findKlaim(master, nama) && !semula.some((lama) => same(lama, nama)),
  )
  if (unknown !== undefined) {
    faults.push({
      field: 'jenis_klaim',
      message: `Klaim "${unknown}" tidak ada di daftar. Pilih dari daftar.`,
    })
  }
  if (!bukti_klaim && needsBukti(jenis_klaim, master)) {
    faults.push({ field: 'bukti_klaim', message: 'Unggah bukti klaim.' })
  }
  return faults
}

/** Returns the product schema with the checks that depend on the master of claims. */
export function produkFormDenganKlaim(master: readonly JenisKlaim[], semula: readonly string[]) {
  return produkForm.superRefine((produk, context) => {
    for (const { field, message } of kurangKlaim(produk, master, semula)) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })
}
