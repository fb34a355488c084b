import type { DataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import type { Draf } from '@portal/domain/psat/draf/draf.contract'
import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import type { BidangPilihan } from '#psat/isian/kurang-butir.ts'

/** Use a function for changes that happen later (a finished upload), because the form may have changed by then. */
export type IsianEdit = Partial<IsianPengajuan> | ((kini: IsianPengajuan) => Partial<IsianPengajuan>)

export interface LangkahIsianProps {
  draf: Draf
  isian: IsianPengajuan
  data: DataUsaha
  /** Set only if staff act on behalf of a company. */
  perusahaan: string | undefined
  edit: (change: IsianEdit) => void
  /** Returns the error of a field, once the user has visited the step. */
  kurang: (field: string) => string | undefined
  /** Returns what a unit or product of the library lacks for this submission, chosen or not. */
  kurangButir: (bidang: BidangPilihan, id: number) => string[]
  /** Registers running work (an upload) that saving and sending must wait for. */
  waitFor: (work: Promise<unknown>) => void
}

export const fieldId = (field: string) => `isian-${field}`

interface FieldOptions {
  field: string
  label: string
  value: unknown
  onChange: (value: unknown) => void
}

export function bindField(
  { kurang, waitFor }: Pick<LangkahIsianProps, 'kurang' | 'waitFor'>,
  { field, ...rest }: FieldOptions,
): FieldBinding {
  return { id: fieldId(field), name: field, error: kurang(field), onBlur: () => undefined, waitFor, ...rest }
}
