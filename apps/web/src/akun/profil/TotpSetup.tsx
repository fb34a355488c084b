import { Button, CopyButton } from '@mantine/core'
import { activateTotp } from '@portal/domain/akun/sesi/sesi.contract'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { popup } from '#platform/notices/popup.ts'
import { ApiError } from '#platform/wire/api-error.ts'
import classes from './Profile.module.css'

const Qr = lazy(() => import('#platform/ui/Qr.tsx'))

interface TotpSetupProps {
  rahasia: string
  uri: string
  onDone: () => Promise<void>
  onCancel: () => void
}

export function TotpSetup({ rahasia, uri, onDone, onCancel }: TotpSetupProps) {
  const form = useZodForm({
    schema: activateTotp.body,
    initialValues: { kode: '' },
    labels: { kode: 'Kode enam angka' },
    warnBeforeLeaving: false,
    onSubmit: async ({ kode }) => {
      await call(activateTotp, { body: { kode } }).catch(underTheField)
      popup.success('Autentikator aktif. Kode diminta mulai saat Anda masuk berikutnya.')
      await onDone()
    },
  })
  return (
    <>
      <ol className={classes.steps}>
        <li>
          Pasang aplikasi autentikator di telepon Anda, misalnya Aegis, 2FAS, atau Google Authenticator.
        </li>
        <li>
          Pindai kode ini dengan aplikasi itu.
          <div className={classes.qrBox}>
            <Suspense>
              <Qr className={classes.qr} text={uri} label="Kode QR untuk aplikasi autentikator" />
            </Suspense>
          </div>
          Tidak dapat memindai? Tulis kunci ini di aplikasi:
          <span className={classes.secret}>
            <code data-testid="kunci-autentikator">{rahasia.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton value={rahasia}>
              {({ copied, copy }) => (
                <Button
                  variant="subtle"
                  size="sm"
                  onClick={copy}
                  leftSection={copied ? <Icon of={IconCheck} size={16} /> : <Icon of={IconCopy} size={16} />}
                >
                  {copied ? 'Tersalin' : 'Salin kunci'}
                </Button>
              )}
            </CopyButton>
          </span>
        </li>
        <li>Tulis enam angka yang tampil di aplikasi.</li>
      </ol>
      <Form
        form={form}
        submitLabel="Aktifkan autentikator"
        aria-label="Aktifkan autentikator"
        extraActions={
          <Button variant="subtle" size="lg" onClick={onCancel}>
            Batal
          </Button>
        }
      >
        <TextField {...form.field('kode')} autoComplete="one-time-code" maxLength={6} />
      </Form>
    </>
  )
}

/** Turns the error KODE_SALAH into an error of the code field. */
function underTheField(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'KODE_SALAH') throw error
  throw new ApiError(error.status, { errors: [{ field: 'kode', message: error.message }] }, error.requestId)
}
