import { inviteKolega, listKolega } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'

const schema = inviteKolega.body.omit({ perusahaan: true })

interface InviteFormProps {
  /** The company, for whoever is not of it. */
  perusahaan?: string
  /** Whom the invitation goes to, in a word. */
  siapa?: string
}

/** Asks somebody by mail to open an account of a company. */
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
