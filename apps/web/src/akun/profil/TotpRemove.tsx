import { removeTotp } from '@portal/domain/akun/sesi/sesi.contract'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PasswordForm } from './PasswordForm.tsx'

export function TotpRemove({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  return (
    <PasswordForm
      label="Lepas autentikator"
      schema={removeTotp.body}
      help="Masukkan kata sandi Anda untuk memastikan."
      onCancel={onCancel}
      onSubmit={async (sandi) => {
        popup.success((await call(removeTotp, { body: { sandi } })).message)
        await onDone()
      }}
    />
  )
}
