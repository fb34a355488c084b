import { Button } from '@mantine/core'
import { loginTotp } from '@portal/domain/akun/sesi/sesi.contract'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { session } from '#platform/session/browser-session.ts'

const schema = loginTotp.body.pick({ kode: true })

interface TotpFormProps {
  ticket: string
  onDone: () => void
  onBack: () => void
  backLabel?: string
}

export function TotpForm({ ticket, onDone, onBack, backLabel = 'Kembali ke kata sandi' }: TotpFormProps) {
  const form = useZodForm({
    schema,
    initialValues: { kode: '' },
    labels: { kode: 'Kode enam angka' },
    warnBeforeLeaving: false,
    onSubmit: async ({ kode }) => {
      session.start(await call(loginTotp, { body: { tiket: ticket, kode }, keepSession: true }))
      onDone()
    },
  })
  return (
    <Form
      form={form}
      submitLabel="Periksa kode"
      aria-label="Kode autentikator"
      extraActions={
        <Button variant="subtle" size="lg" onClick={onBack}>
          {backLabel}
        </Button>
      }
    >
      <TextField {...form.field('kode')} autoComplete="one-time-code" maxLength={6} />
    </Form>
  )
}
