import type { DataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import type { Draf } from '@portal/domain/psat/draf/draf.contract'
import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'

/** As a function where it happens later (a file that has arrived): the form may have moved on by then. */
export type IsianEdit = Partial<IsianPengajuan> | ((kini: IsianPengajuan) => Partial<IsianPengajuan>)

/** What every step of the form is given. */
export interface LangkahProps {
  draf: Draf
  isian: IsianPengajuan
  data: DataUsaha
  /** Named only where staff act on behalf. */
  perusahaan: string | undefined
  edit: (change: IsianEdit) => void
  /** The fault to show at a field, once the step has been looked over. */
  kurang: (field: string) => string | undefined
  /** Work on its way (a file) that saving and sending wait for. */
  waitFor: (work: Promise<unknown>) => void
}

export const fieldId = (field: string) => `isian-${field}`

interface FieldOptions {
  field: string
  label: string
  value: unknown
  onChange: (value: unknown) => void
}

/** A field of the form in the shape that the kit's inputs take. */
export function ikat(
  { kurang, waitFor }: Pick<LangkahProps, 'kurang' | 'waitFor'>,
  { field, ...rest }: FieldOptions,
): FieldBinding {
  return { id: fieldId(field), name: field, error: kurang(field), onBlur: () => undefined, waitFor, ...rest }
}
