import { Button } from '@mantine/core'
import { IconAlertTriangle, IconLoader2, IconShieldCheck } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from './CaptchaStatus.module.css'
import type { Captcha, CaptchaState } from './use-captcha.ts'

const texts: Record<CaptchaState, string> = {
  memeriksa: 'Memastikan Anda bukan robot…',
  menunggu: 'Selesaikan captcha di atas.',
  siap: 'Pemeriksaan keamanan selesai',
  gagal: 'Pemeriksaan keamanan gagal.',
}

const icons = {
  memeriksa: IconLoader2,
  menunggu: IconLoader2,
  siap: IconShieldCheck,
  gagal: IconAlertTriangle,
}

/** Shows the state of the captcha. ALTCHA needs no click; an external provider renders its widget here. */
export function CaptchaStatus({ captcha }: { captcha: Captcha }) {
  const icon = icons[captcha.state]
  return (
    <div className={classes.captcha} data-state={captcha.state}>
      <div ref={captcha.box} />
      <p role="status">
        <Icon of={icon} />
        {texts[captcha.state]}
      </p>
      {captcha.state === 'gagal' && (
        <Button variant="subtle" size="sm" onClick={captcha.renew}>
          Coba lagi
        </Button>
      )}
    </div>
  )
}
