import { Button } from '@mantine/core'
import { removeTotp } from '@portal/domain/akun/sesi/sesi.contract'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { PasswordField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'

export function TotpRemove({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const form = useZodForm({
    schema: removeTotp.body,
    initialValues: { sandi: '' },
    labels: { sandi: 'Kata sandi' },
    warnBeforeLeaving: false,
    onSubmit: async (body) => {
      popup.success((await call(removeTotp, { body })).message)
      await onDone()
    },
  })
  return (
    <Form
      form={form}
      submitLabel="Lepas autentikator"
      aria-label="Lepas autentikator"
      extraActions={
        <Button variant="subtle" size="lg" onClick={onCancel}>
          Batal
        </Button>
      }
    >
      <PasswordField {...form.field('sandi')} help="Masukkan kata sandi Anda untuk memastikan." />
    </Form>
  )
}
