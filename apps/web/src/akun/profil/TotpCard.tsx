import { Button } from '@mantine/core'
import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { startTotp } from '@portal/domain/akun/sesi/sesi.contract'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { Section } from '#platform/page/Section.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import classes from './Profile.module.css'
import { TotpRemove } from './TotpRemove.tsx'
import { TotpSetup } from './TotpSetup.tsx'
import { useReloadAccount } from './use-account.ts'

const sure = 'Masukkan kata sandi Anda untuk memastikan.'

export function TotpCard({ account }: { account: Pengguna }) {
  const [asking, setAsking] = useState(false)
  const [setup, setSetup] = useState<{ rahasia: string; uri: string }>()
  const reload = useReloadAccount()

  async function finish() {
    await reload()
    setSetup(undefined)
    setAsking(false)
  }

  return (
    <Section
      title="Autentikator"
      text="Selain kata sandi, saat masuk Anda menulis enam angka dari aplikasi di telepon. Akun tetap aman walau kata sandi bocor."
      actions={
        account.totp_aktif ? (
          <StatusBadge tone="ok" icon={IconShieldCheck}>
            Aktif
          </StatusBadge>
        ) : (
          <StatusBadge tone="mute" icon={IconShieldOff}>
            Belum dipasang
          </StatusBadge>
        )
      }
    >
      {!asking && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {account.totp_aktif ? 'Lepas autentikator' : 'Pasang autentikator'}
          </Button>
        </div>
      )}
      {asking && account.totp_aktif && <TotpRemove onDone={finish} onCancel={() => setAsking(false)} />}
      {asking && !account.totp_aktif && !setup && (
        <PasswordForm
          label="Pasang autentikator"
          schema={startTotp.body}
          help={
            account.role === 'PELAKU_USAHA'
              ? `${sure} Kosongkan bila akun Anda belum punya kata sandi.`
              : sure
          }
          onCancel={() => setAsking(false)}
          onSubmit={async (sandi) => setSetup((await call(startTotp, { body: { sandi } })).data)}
        />
      )}
      {asking && !account.totp_aktif && setup && (
        <TotpSetup {...setup} onDone={finish} onCancel={() => void finish()} />
      )}
    </Section>
  )
}
