import { addWakil, wakilBaru } from '@portal/domain/akun/wakil/wakil.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'

interface WakilFormProps {
  user: string | undefined
  calon: readonly { uuid: string; nama: string }[]
  onDone: () => void
}

export function WakilForm({ user, calon, onDone }: WakilFormProps) {
  const today = dayInJakarta(Date.now())
  const form = useZodForm({
    schema: wakilBaru,
    initialValues: { wakil: '', dari: '', sampai: '', alasan: '' },
    labels: { wakil: 'Wakil', dari: 'Hari pertama', sampai: 'Hari terakhir', alasan: 'Alasan' },
    onSubmit: async (body) => {
      await call(addWakil, { body: { ...body, user } })
      form.reset()
      popup.success('Wakil telah ditunjuk.')
      onDone()
    },
  })
  return (
    <Form form={form} submitLabel="Tunjuk wakil" aria-label="Tunjuk wakil">
      <SelectField
        {...form.field('wakil')}
        options={calon.map(({ uuid, nama }) => ({ value: uuid, label: nama }))}
        help="Rekan dengan peran yang sama. Seorang wakil tidak dapat diwakili lagi."
      />
      <DateField {...form.field('dari')} minDate={today} />
      <DateField {...form.field('sampai')} minDate={today} />
      <TextField {...form.field('alasan')} help="Mis. cuti tahunan. Wakil Anda membacanya." />
    </Form>
  )
}
