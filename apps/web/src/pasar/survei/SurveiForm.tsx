import { sasaranLabels } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { faseLabels, surveiForm } from '@portal/domain/pasar/survei/survei.contract'
import type { z } from 'zod'
import { bahan, readPasar } from '#pasar/lapangan/bahan.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { useFieldData } from '#platform/offline/use-field-data.ts'
import type { RecordFormProps } from '#platform/record/record-definition.ts'

export type IsianSurvei = z.input<typeof surveiForm>

interface SurveiFormProps extends RecordFormProps<IsianSurvei, Partial<IsianSurvei>> {
  /** True for an existing survey, whose market and audience cannot change. */
  fixed?: boolean
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export function SurveiForm({ initial, fixed = false, submitLabel, onSubmit, extraActions }: SurveiFormProps) {
  const { data: pasar = [] } = useFieldData(bahan.pasar, readPasar)
  const form = useZodForm({
    schema: surveiForm,
    initialValues: initial as IsianSurvei,
    labels: {
      pasar_id: 'Pasar',
      tahun_program: 'Tahun program',
      fase: 'Fase',
      sasaran: 'Sasaran',
      tanggal: 'Tanggal mulai',
      catatan: 'Catatan',
    },
    onSubmit,
  })
  return (
    <Form form={form} submitLabel={submitLabel} extraActions={extraActions}>
      <SelectField
        {...form.field('pasar_id')}
        disabled={fixed}
        options={pasar.map(({ id, nama, kota }) => ({ value: id, label: `${nama}, ${kota}` }))}
      />
      <NumberField {...form.field('tahun_program')} plain />
      <SelectField {...form.field('fase')} options={optionsOf(faseLabels)} />
      <SelectField {...form.field('sasaran')} disabled={fixed} options={optionsOf(sasaranLabels)} />
      <DateField {...form.field('tanggal')} />
      <TextareaField {...form.field('catatan')} rows={2} optional />
    </Form>
  )
}
