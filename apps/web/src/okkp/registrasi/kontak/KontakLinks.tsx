import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { shownTelepon } from '@portal/domain/platform/forms/kontak'
import classes from '#okkp/registrasi/kontak/kontak.module.css'

type Kontak = Pick<Registrasi, 'kontak_telepon' | 'kontak_surel'>

/** Phone number and mail address as links that call or write. */
export function KontakLinks({ registrasi }: { registrasi: Kontak }) {
  const { kontak_telepon: number, kontak_surel: mail } = registrasi
  if (!number && !mail) return <span className={classes.quiet}>Belum ada kontak</span>
  return (
    <span className={classes.links}>
      {number && <a href={`tel:${number}`}>{shownTelepon(number)}</a>}
      {mail && <a href={`mailto:${mail}`}>{mail}</a>}
    </span>
  )
}
