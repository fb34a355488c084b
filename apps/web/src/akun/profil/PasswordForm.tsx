import { Button } from '@mantine/core'
import type { removeTotp, startTotp } from '@portal/domain/akun/sesi/sesi.contract'
import { Form } from '#platform/forms/Form.tsx'
import { PasswordField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'

interface PasswordFormProps {
  label: string
  schema: (typeof removeTotp | typeof startTotp)['body']
  help: string
  onSubmit: (sandi: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password again before a change that could lock the owner out. */
export function PasswordForm({ label, schema, help, onSubmit, onCancel }: PasswordFormProps) {
  const form = useZodForm({
    schema,
    initialValues: { sandi: '' },
    labels: { sandi: 'Kata sandi' },
    warnBeforeLeaving: false,
    onSubmit: ({ sandi }) => onSubmit(sandi),
  })
  return (
    <Form
      form={form}
      submitLabel={label}
      aria-label={label}
      extraActions={
        <Button variant="subtle" size="lg" onClick={onCancel}>
          Batal
        </Button>
      }
    >
      <PasswordField {...form.field('sandi')} autoComplete="current-password" help={help} />
    </Form>
  )
}
