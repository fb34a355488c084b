import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '#okkp/registrasi/form.module.css'

/** What one should know before working on this page. */
export function Pemberitahuan({ children }: { children: ReactNode }) {
  return (
    <div className={classes.notice} role="note">
      <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
      <p>{children}</p>
    </div>
  )
}
