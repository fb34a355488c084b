import { type ReactNode, useId, useState } from 'react'
import classes from '#platform/dasbor/dasbor.module.css'
import buttons from '#platform/light/button.module.css'

interface SaringanDasborProps {
  /** Target of the form when scripts are off. */
  action: string
  /** Summary of the chosen filters: "2026 · Jawa Barat". */
  chosen: string
  children: ReactNode
}

/** The filters of a dashboard. On a phone they are collapsed behind a summary, so that the figures come first. */
export function SaringanDasbor({ action, chosen, children }: SaringanDasborProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <form action={action} onSubmit={(event) => event.preventDefault()}>
      <button
        type="button"
        className={`${buttons.button} ${classes.fold}`}
        data-kind="plain"
        data-size="lg"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>Saringan: {chosen}</span>
      </button>
      <div id={id} className={classes.filters} data-open={open || undefined}>
        {children}
        <noscript>
          <button type="submit">Tampilkan</button>
        </noscript>
      </div>
    </form>
  )
}
