import { rapidPasarForm } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { pictureKinds } from '@portal/domain/platform/files/files.contract'
import { type BahanUji, bahan, readKios, readUji } from '#pasar/lapangan/bahan.ts'
import { PasarField } from '#pasar/pasar/PasarField.tsx'
import { RapidTestFields } from '#pasar/rapid-test/RapidTestFields.tsx'
import { type Isian, type IsianRapid, labels, type RapidField } from '#pasar/rapid-test/rapid-test-form.ts'
import { Form } from '#platform/forms/Form.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { type Blank, useZodForm } from '#platform/forms/use-zod-form.ts'
import { useFieldData } from '#platform/offline/use-field-data.ts'
import type { RecordFormProps } from '#platform/record/record-definition.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

type RapidTestFormProps = RecordFormProps<IsianRapid, Blank<IsianRapid>>

/** Edits a test in the office. The choices come from the data stored for field work. */
export function RapidTestForm(props: RapidTestFormProps) {
  const { data, error, refetch } = useFieldData(bahan.uji, readUji)
  if (data) return <Isi {...props} pilihan={data} />
  if (!error) return <LoadingRows />
  return <ErrorState title="Daftar pilihan belum dapat dimuat" error={error} onRetry={() => void refetch()} />
}

function Isi({
  initial,
  submitLabel,
  extraActions,
  pilihan,
  ...rest
}: RapidTestFormProps & { pilihan: BahanUji }) {
  const form = useZodForm({ schema: rapidPasarForm, initialValues: initial, labels, ...rest })
  const field = form.field as RapidField
  const values = form.form.values as Isian
  const chosen = Number(values.pasar_id) || initial.pasar_id || 0
  const kios = useFieldData(bahan.kios(chosen), () => readKios(chosen))
  return (
    <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
      <div>
        <RapidTestFields
          field={field}
          values={values}
          bahan={pilihan}
          kios={kios.data ?? []}
          pasar={<PasarField {...field('pasar_id')} />}
          foto={<FileField {...field('foto')} accept={pictureKinds} optional />}
        />
      </div>
    </Form>
  )
}
