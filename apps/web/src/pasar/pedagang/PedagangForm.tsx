import { type Pedagang, pedagangForm } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { PasarField } from '#pasar/pasar/PasarField.tsx'
import { PedagangFields } from '#pasar/pedagang/PedagangFields.tsx'
import {
  type IsianKelompok,
  type IsianPedagang,
  kelompokBaruForm,
  labels,
  type PedagangField,
} from '#pasar/pedagang/pedagang-form.ts'
import classes from '#platform/forms/Form.module.css'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Section } from '#platform/page/Section.tsx'
import type { RecordFormProps } from '#platform/record/record-definition.ts'

/** The browser must not store a NIK in the draft. */
const draftOmit = ['nik']

interface PedagangFormProps extends RecordFormProps<IsianPedagang> {
  before?: Pedagang
}

export function PedagangForm({ initial, submitLabel, extraActions, before, ...rest }: PedagangFormProps) {
  const form = useZodForm({ schema: pedagangForm, initialValues: initial, labels, draftOmit, ...rest })
  const withdrawn = before?.persetujuan && form.form.values.persetujuan === false
  return (
    <>
      {withdrawn && (
        <Callout tone="warn" role="status">
          Persetujuan dicabut: nama, NIK, nomor HP, dan jenis kelamin pedagang ini dihapus saat disimpan.
        </Callout>
      )}
      <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
        <div>
          <PedagangFields
            field={form.field as PedagangField}
            nikTersamar={before?.nik_tersamar ?? null}
            form={form.form}
          />
        </div>
      </Form>
    </>
  )
}

/** Form of the first trader of a group, with the market and the name of the group. */
export function KelompokForm({
  initial,
  submitLabel,
  extraActions,
  ...rest
}: RecordFormProps<IsianKelompok>) {
  const form = useZodForm({ schema: kelompokBaruForm, initialValues: initial, labels, draftOmit, ...rest })
  const field = form.field as PedagangField
  return (
    <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
      <div>
        <Section title="Pasar dan kelompok">
          <div className={classes.fields}>
            <PasarField {...field('pasar_id')} />
            <TextField {...field('kelompok')} help="Misalnya Blok A, Paguyuban Sayur, atau Zona Ikan." />
          </div>
        </Section>
        <PedagangFields field={field} form={form.form} />
      </div>
    </Form>
  )
}
