import { batalkanPermintaanKasus, tarikUsulanKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { type FormulirProps, useLangkah } from '#okkp/kasus/formulir/use-langkah.ts'
import { usulanText } from '#okkp/kasus/usulan-text.ts'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'

/** Takes back a request, for example to the wrong laboratory or to one without an account that declined. */
export function BatalkanPermintaanModal({ kasus, onClosed }: FormulirProps) {
  const { save, modal } = useLangkah(onClosed)
  const { id, versi } = kasus
  const form = useZodForm({
    schema: batalkanPermintaanKasus.body,
    initialValues: { id, versi, alasan: '' },
    labels: { alasan: 'Alasan' },
    onSubmit: (values) => save(call(batalkanPermintaanKasus, { body: { ...values, id, versi } })),
  })
  return (
    <FormModal title="Batalkan permintaan uji" form={form} submitLabel="Batalkan permintaan" {...modal}>
      <p>Laboratoriumnya diberi tahu. Sesudah itu uji dapat diminta lagi.</p>
      <TextareaField
        {...form.field('alasan')}
        rows={4}
        help="Mis. salah laboratorium, atau laboratoriumnya menolak lewat telepon."
      />
    </FormModal>
  )
}

/** The proposer takes his proposal back before anybody has examined it. */
export function TarikUsulanModal({ kasus, aksi, onClosed }: FormulirProps) {
  const { save, modal } = useLangkah(onClosed)
  const { id, versi } = kasus
  const form = useZodForm({
    schema: tarikUsulanKasus.body,
    initialValues: { id, versi, usulan_id: aksi.usulan_id ?? 0 },
    labels: {},
    onSubmit: (values) => save(call(tarikUsulanKasus, { body: { ...values, id, versi } })),
  })
  return (
    <FormModal title="Tarik usulan Anda" form={form} submitLabel="Tarik usulan" {...modal}>
      <p>{usulanText(aksi.langkah)}. Usulan ini belum diperiksa, jadi masih dapat ditarik.</p>
    </FormModal>
  )
}
