import { Button, Modal } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { useStore } from '#platform/state/store.ts'
import classes from './SandiSekaliHost.module.css'
import { type SandiSekali, sandiSekaliStore } from './sandi-sekali.ts'

/** Shows one-time passwords. Every screen that can create one must include this component. */
export function SandiSekaliHost() {
  const shown = useStore(sandiSekaliStore)
  // The password must leave memory together with its screen.
  useEffect(() => {
    return () => sandiSekaliStore.set(undefined)
  }, [])
  return (
    <Modal
      opened={shown !== undefined}
      onClose={() => shown?.close()}
      title={shown?.title}
      size={480}
      padding="lg"
      // The portal shows the password only once, so an accidental click or key must not close the dialog.
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      {shown && <Content {...shown} />}
    </Modal>
  )
}

function Content({ nama, username, sandi, close }: SandiSekali) {
  const clipboard = useClipboard({ timeout: 4000 })
  return (
    <>
      <p className={classes.text}>
        Kata sandi sementara ini hanya ditampilkan sekali. Salin sekarang dan sampaikan langsung kepada{' '}
        <b>{nama}</b>. Saat masuk pertama kali, kata sandi ini wajib diganti.
      </p>
      <dl className={classes.pair}>
        <div>
          <dt>Nama pengguna</dt>
          <dd>{username}</dd>
        </div>
        <div>
          <dt>Kata sandi sementara</dt>
          <dd className={classes.secret} data-testid="sandi-sekali">
            {sandi}
          </dd>
        </div>
      </dl>
      <p className={classes.status} role="status">
        {clipboard.copied && 'Kata sandi tersalin.'}
        {clipboard.error && 'Peramban menolak menyalin. Tandai kata sandi di atas, lalu salin sendiri.'}
      </p>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="lg"
          data-autofocus
          leftSection={clipboard.copied ? <Icon of={IconCheck} /> : <Icon of={IconCopy} />}
          onClick={() => clipboard.copy(sandi)}
        >
          Salin kata sandi
        </Button>
        <Button size="lg" onClick={close}>
          Saya sudah menyalinnya
        </Button>
      </div>
    </>
  )
}
