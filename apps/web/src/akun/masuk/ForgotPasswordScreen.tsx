import { forgotPassword } from '@portal/domain/akun/sesi/sesi.contract'
import { useState } from 'react'
import { CaptchaStatus } from '#akun/captcha/CaptchaStatus.tsx'
import { useCaptcha } from '#akun/captcha/use-captcha.ts'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './auth.module.css'

const schema = forgotPassword.body.omit({ captchaToken: true })

export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<string>()
  const captcha = useCaptcha()
  const form = useZodForm({
    schema,
    initialValues: { username: '' },
    labels: { username: 'Nama pengguna atau surel' },
    warnBeforeLeaving: false,
    onSubmit: async ({ username }) => {
      const body = { username, captchaToken: await captcha.spend() }
      try {
        setSent((await call(forgotPassword, { body, keepSession: true })).message)
      } catch (error) {
        captcha.renew()
        throw error
      }
    },
  })
  return (
    <>
      <PageTitle>Lupa kata sandi</PageTitle>
      <h1>Lupa kata sandi</h1>
      <p className={classes.lead}>Kami mengirim tautan untuk membuat kata sandi baru ke surel akun Anda.</p>
      {sent ? (
        <p className={classes.done} role="status">
          {sent} Tautan berlaku 30 menit. Periksa juga folder spam.
        </p>
      ) : (
        <Form form={form} submitLabel="Kirim tautan" aria-label="Lupa kata sandi">
          <TextField {...form.field('username')} autoComplete="username" />
          <CaptchaStatus captcha={captcha} />
        </Form>
      )}
      <p className={classes.other}>
        <AppLink to="/login">Kembali ke halaman masuk</AppLink>
      </p>
    </>
  )
}
