import { username } from '@portal/domain/akun/pengguna/pengguna.schema'
import { acceptInvitation } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { useNavigate } from '@tanstack/react-router'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { PasswordField, TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import classes from './auth.module.css'
import { incompleteLink, newPasswordHelp, repeatedPassword } from './new-password.ts'

const schema = repeatedPassword.safeExtend({ username })

interface InvitationScreenProps {
  token: string
  /** Page to open after sign-in, if the invitation refers to one. */
  next?: string | undefined
}

export function InvitationScreen({ token, next }: InvitationScreenProps) {
  const navigate = useNavigate()
  const form = useZodForm({
    schema,
    initialValues: { username: '', sandi_baru: '', ulangi: '' },
    labels: { username: 'Nama pengguna', sandi_baru: 'Kata sandi', ulangi: 'Ulangi kata sandi' },
    warnBeforeLeaving: false,
    onSubmit: async ({ username: name, sandi_baru }) => {
      const body = { token, username: name, sandi_baru }
      const { message } = await call(acceptInvitation, { body, keepSession: true })
      popup.success(message)
      await navigate({ to: '/login', search: { next }, replace: true })
    },
  })
  return (
    <>
      <PageTitle>Terima undangan</PageTitle>
      <h1>Terima undangan</h1>
      {token ? (
        <>
          <p className={classes.lead}>
            Pilih nama pengguna dan kata sandi untuk akun Anda di perusahaan ini.
          </p>
          <Form form={form} submitLabel="Buat akun" aria-label="Terima undangan">
            <TextField {...form.field('username')} autoComplete="username" />
            <PasswordField {...form.field('sandi_baru')} autoComplete="new-password" help={newPasswordHelp} />
            <PasswordField {...form.field('ulangi')} autoComplete="new-password" />
          </Form>
        </>
      ) : (
        <p className={classes.lead}>{incompleteLink}</p>
      )}
    </>
  )
}
