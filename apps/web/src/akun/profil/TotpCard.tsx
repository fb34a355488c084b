import { Button } from '@mantine/core'
import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { startTotp } from '@portal/domain/akun/sesi/sesi.contract'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { Section } from '#platform/page/Section.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from './Profile.module.css'
import { TotpRemove } from './TotpRemove.tsx'
import { TotpSetup } from './TotpSetup.tsx'
import { useReloadAccount } from './use-account.ts'

export function TotpCard({ account }: { account: Pengguna }) {
  const [removing, setRemoving] = useState(false)
  const reload = useReloadAccount()
  const start = useMutation({ mutationFn: async () => (await call(startTotp)).data })

  async function finish() {
    await reload()
    start.reset()
    setRemoving(false)
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
      {account.totp_aktif && removing && <TotpRemove onDone={finish} onCancel={() => setRemoving(false)} />}
      {account.totp_aktif && !removing && (
        <Button variant="default" onClick={() => setRemoving(true)}>
          Lepas autentikator
        </Button>
      )}
      {!account.totp_aktif && start.data && (
        <TotpSetup {...start.data} onDone={finish} onCancel={() => start.reset()} />
      )}
      {!account.totp_aktif && !start.data && (
        <div className={classes.buttons}>
          <Button variant="default" loading={start.isPending} onClick={() => start.mutate()}>
            Pasang autentikator
          </Button>
        </div>
      )}
    </Section>
  )
}
