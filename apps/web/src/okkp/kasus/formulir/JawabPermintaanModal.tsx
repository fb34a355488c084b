import { Radio } from '@mantine/core'
import { jawabPermintaanKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type KasusTerlihat, useLangkah } from '#okkp/kasus/formulir/use-langkah.ts'
import { call } from '#platform/api/client.ts'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { Fault } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { type FieldBinding, useZodForm } from '#platform/forms/use-zod-form.ts'

type Jawaban = 'diterima' | 'ditolak'

interface JawabPermintaanModalProps {
  kasus: KasusTerlihat
  /** Answer that the user chose before the dialog opened. */
  jawaban?: Jawaban
  onClosed: () => void
}

export function JawabPermintaanModal({ kasus, jawaban, onClosed }: JawabPermintaanModalProps) {
  const { save, modal } = useLangkah(onClosed)
  const { id, versi } = kasus
  const form = useZodForm({
    schema: jawabPermintaanKasus.body,
    initialValues: { id, versi, jawaban: jawaban ?? null, perkiraan: null, alasan: null },
    labels: { jawaban: 'Jawaban', perkiraan: 'Perkiraan hasil keluar', alasan: 'Alasan penolakan' },
    onSubmit: (values) => save(call(jawabPermintaanKasus, { body: { ...values, id, versi } })),
  })
  const chosen = form.form.values.jawaban
  return (
    <FormModal title="Jawab permintaan uji" form={form} submitLabel="Kirim jawaban" {...modal}>
      <JawabanField {...form.field('jawaban')} />
      {chosen === 'diterima' && (
        <DateField {...form.field('perkiraan')} optional minDate={dayInJakarta(Date.now())} />
      )}
      {chosen === 'ditolak' && (
        <TextareaField
          {...form.field('alasan')}
          rows={3}
          help="Dibaca kantor yang meminta, supaya dapat memilih laboratorium lain."
        />
      )}
    </FormModal>
  )
}

function JawabanField({ id, label, value, error, onChange }: FieldBinding) {
  return (
    <Radio.Group
      label={label}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      error={error ? <Fault>{error}</Fault> : undefined}
    >
      <Radio id={id} value="diterima" label="Terima permintaan" mt="xs" />
      <Radio value="ditolak" label="Tolak permintaan" mt="xs" />
    </Radio.Group>
  )
}
