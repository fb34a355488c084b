import { rapidTestForm } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { pictureKinds } from '@portal/domain/platform/files/files.contract'
import { LetakUjiFields } from '#okkp/pengujian/LetakUjiFields.tsx'
import { type BahanRapid, bahanRapid, readBahanRapid } from '#okkp/rapid-test/bahan-uji.ts'
import { RapidTestFields } from '#okkp/rapid-test/RapidTestFields.tsx'
import { type IsianRapid, rapidLabels } from '#okkp/rapid-test/rapid-test-form.ts'
import { Form } from '#platform/forms/Form.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { type Blank, useZodForm } from '#platform/forms/use-zod-form.ts'
import { useFieldData } from '#platform/offline/use-field-data.ts'
import type { RecordFormProps } from '#platform/record/record-definition.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

type RapidTestFormProps = RecordFormProps<IsianRapid, Blank<IsianRapid>>

/** Edits a test in the office. The choices come from the data stored for field work. */
export function RapidTestForm(props: RapidTestFormProps) {
  const { data, error, refetch } = useFieldData(bahanRapid, readBahanRapid)
  if (data) return <Isi {...props} bahan={data} />
  if (!error) return <LoadingRows />
  return <ErrorState title="Daftar pilihan belum dapat dimuat" error={error} onRetry={() => void refetch()} />
}

function Isi({
  initial,
  submitLabel,
  extraActions,
  bahan,
  ...rest
}: RapidTestFormProps & { bahan: BahanRapid }) {
  const form = useZodForm({ schema: rapidTestForm, initialValues: initial, labels: rapidLabels, ...rest })
  const { field } = form
  return (
    <Form form={form} long submitLabel={submitLabel} extraActions={extraActions}>
      <RapidTestFields
        field={field}
        values={form.form.values}
        bahan={bahan}
        letak={
          <LetakUjiFields
            provinsi={field('provinsi_id')}
            kota={field('kota_id')}
            tujuan={field('created_for')}
          />
        }
        foto={<FileField {...field('foto')} accept={pictureKinds} optional />}
      />
    </Form>
  )
}
