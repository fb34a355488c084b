import { loginBody } from '@portal/domain/akun/sesi/sesi.contract'
import { CaptchaStatus } from '#akun/captcha/CaptchaStatus.tsx'
import type { Captcha } from '#akun/captcha/use-captcha.ts'
import { Form } from '#platform/forms/Form.tsx'
import { PasswordField, TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './auth.module.css'
import { signIn } from './sign-in.ts'

// The captcha is not a form field, because the form spends it only on submit.
const schema = loginBody.omit({ captchaToken: true })

interface LoginFormProps {
  captcha: Captcha
  onTicket: (ticket: string) => void
  onDone: () => void
}

export function LoginForm({ captcha, onTicket, onDone }: LoginFormProps) {
  const form = useZodForm({
    schema,
    initialValues: { username: '', password: '' },
    labels: { username: 'Nama pengguna', password: 'Kata sandi' },
    warnBeforeLeaving: false,
    onSubmit: async (values) => {
      const ticket = await signIn(values, captcha)
      if (ticket) onTicket(ticket)
      else onDone()
    },
  })
  return (
    <Form form={form} submitLabel="Masuk" aria-label="Masuk">
      <TextField {...form.field('username')} autoComplete="username" />
      <PasswordField {...form.field('password')} />
      <p className={classes.forgot}>
        <AppLink to="/lupa-sandi">Lupa kata sandi?</AppLink>
      </p>
      <CaptchaStatus captcha={captcha} />
    </Form>
  )
}
