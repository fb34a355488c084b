import { setPassword } from '@portal/domain/akun/sesi/sesi.contract'
import { useNavigate } from '@tanstack/react-router'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { PasswordField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './auth.module.css'
import { incompleteLink, newPasswordHelp, repeatedPassword } from './new-password.ts'

export function SetPasswordScreen({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useZodForm({
    schema: repeatedPassword,
    initialValues: { sandi_baru: '', ulangi: '' },
    labels: { sandi_baru: 'Kata sandi baru', ulangi: 'Ulangi kata sandi baru' },
    warnBeforeLeaving: false,
    onSubmit: async ({ sandi_baru }) => {
      const { message } = await call(setPassword, { body: { token, sandi_baru }, keepSession: true })
      popup.success(message)
      await navigate({ to: '/login', replace: true })
    },
  })
  return (
    <>
      <PageTitle>Kata sandi baru</PageTitle>
      <h1>Kata sandi baru</h1>
      {token ? (
        <>
          <p className={classes.lead}>Semua perangkat yang masih masuk dengan akun Anda akan keluar.</p>
          <Form form={form} submitLabel="Simpan kata sandi" aria-label="Kata sandi baru">
            <PasswordField {...form.field('sandi_baru')} autoComplete="new-password" help={newPasswordHelp} />
            <PasswordField {...form.field('ulangi')} autoComplete="new-password" />
          </Form>
        </>
      ) : (
        <p className={classes.lead}>{incompleteLink}</p>
      )}
      <p className={classes.other}>
        Tautan sudah lewat? <AppLink to="/lupa-sandi">Minta tautan baru</AppLink>
      </p>
    </>
  )
}
