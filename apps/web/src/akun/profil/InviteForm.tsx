import { inviteKolega, listKolega } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'

const schema = inviteKolega.body.omit({ perusahaan: true })

interface InviteFormProps {
  /** The company, if the sender does not belong to it. */
  perusahaan?: string
  /** A noun for the recipient, used in the labels. */
  siapa?: string
}

export function InviteForm({ perusahaan, siapa = 'kolega' }: InviteFormProps) {
  const queryClient = useQueryClient()
  const form = useZodForm({
    schema,
    initialValues: { nama: '', email: '' },
    labels: { nama: `Nama ${siapa}`, email: `Surel ${siapa}` },
    onSubmit: async (body) => {
      const { message } = await call(inviteKolega, { body: { ...body, perusahaan } })
      form.reset()
      popup.success(message)
      await queryClient.invalidateQueries({ queryKey: [listKolega.path] })
    },
  })
  return (
    <Form form={form} submitLabel="Kirim undangan" aria-label={`Undang ${siapa}`}>
      <TextField {...form.field('nama')} />
      <TextField
        {...form.field('email')}
        type="email"
        help="Tautan undangan dikirim ke sini. Penerimanya memilih sendiri nama pengguna dan kata sandinya."
      />
    </Form>
  )
}
