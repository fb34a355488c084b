import { changePassword } from '@portal/domain/akun/sesi/sesi.contract'
import { newPasswordHelp, repeatedPassword } from '#akun/masuk/new-password.ts'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { PasswordField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { Section } from '#platform/page/Section.tsx'
import { session } from '#platform/session/browser-session.ts'

const schema = repeatedPassword.safeExtend({ sandi_lama: changePassword.body.shape.sandi_lama })

interface PasswordCardProps {
  /** True if the current password is temporary. */
  forced?: boolean
  onDone?: () => void
}

/**
 * Form that changes the password. The server ends every session of the account and opens a new one for this browser.
 */
export function PasswordCard({ forced = false, onDone }: PasswordCardProps) {
  const form = useZodForm({
    schema,
    initialValues: { sandi_lama: '', sandi_baru: '', ulangi: '' },
    labels: {
      sandi_lama: forced ? 'Kata sandi sementara' : 'Kata sandi sekarang',
      sandi_baru: 'Kata sandi baru',
      ulangi: 'Ulangi kata sandi baru',
    },
    warnBeforeLeaving: false,
    onSubmit: async ({ sandi_lama, sandi_baru }) => {
      session.start(await call(changePassword, { body: { sandi_lama, sandi_baru } }))
      form.reset()
      popup.success('Kata sandi telah diganti. Sesi di perangkat lain telah berakhir.')
      onDone?.()
    },
  })
  return (
    <Section title="Kata sandi" text="Setelah diganti, semua perangkat lain yang masih masuk akan keluar.">
      <Form form={form} submitLabel="Ganti kata sandi" aria-label="Ganti kata sandi">
        {/* The hidden username lets the browser's password manager find the right account. */}
        <input hidden readOnly autoComplete="username" value={session.user()?.username ?? ''} />
        <PasswordField {...form.field('sandi_lama')} autoComplete="current-password" />
        <PasswordField {...form.field('sandi_baru')} autoComplete="new-password" help={newPasswordHelp} />
        <PasswordField {...form.field('ulangi')} autoComplete="new-password" />
      </Form>
    </Section>
  )
}
