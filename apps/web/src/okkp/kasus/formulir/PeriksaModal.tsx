import { Radio } from '@mantine/core'
import { periksaKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { formatDateTime } from '@portal/domain/platform/format'
import { type FormulirProps, useLangkah } from '#okkp/kasus/formulir/use-langkah.ts'
import { usulanText } from '#okkp/kasus/usulan-text.ts'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { Fault } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { type FieldBinding, useZodForm } from '#platform/forms/use-zod-form.ts'
import { NoteBox } from '#platform/page/NoteBox.tsx'

/** A second account reads a proposal and decides. */
export function PeriksaModal({ kasus, aksi, onClosed }: FormulirProps) {
  const { save, modal } = useLangkah(onClosed)
  const { id, versi } = kasus
  const usulan = kasus.usulan.find((one) => one.id === aksi.usulan_id)
  const form = useZodForm({
    schema: periksaKasus.body,
    initialValues: { id, versi, usulan_id: aksi.usulan_id ?? 0, setuju: null, catatan: null },
    labels: { setuju: 'Keputusan', catatan: 'Catatan' },
    onSubmit: (values) => save(call(periksaKasus, { body: { ...values, id, versi } })),
  })
  return (
    <FormModal title="Periksa usulan" form={form} submitLabel="Simpan keputusan" {...modal}>
      {usulan && (
        <NoteBox title={usulanText(usulan.langkah)}>
          <p>{usulan.alasan}</p>
          <p>
            Diusulkan oleh {usulan.pengusul ?? 'petugas'}, {formatDateTime(usulan.diusulkan)}.
          </p>
        </NoteBox>
      )}
      <SetujuField {...form.field('setuju')} />
      <TextareaField {...form.field('catatan')} optional rows={3} />
    </FormModal>
  )
}

function SetujuField({ id, label, value, error, onChange }: FieldBinding) {
  return (
    <Radio.Group
      label={label}
      value={typeof value === 'boolean' ? String(value) : null}
      onChange={(next) => onChange(next === 'true')}
      error={error ? <Fault>{error}</Fault> : undefined}
    >
      <Radio id={id} value="true" label="Setujui usulan" mt="xs" />
      <Radio value="false" label="Tolak usulan" mt="xs" />
    </Radio.Group>
  )
}
