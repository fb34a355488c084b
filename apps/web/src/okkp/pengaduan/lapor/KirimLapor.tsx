import { type ReactNode, useEffect, useState } from 'react'
import classes from '#okkp/pengaduan/lapor/lapor.module.css'
import buttons from '#platform/light/button.module.css'

interface KirimLaporProps {
  /** Why it did not get through, where no field says so. */
  failure: string | undefined
  busy: boolean
  label: string
  children?: ReactNode
}

/** The end of a form of the public: what went wrong, and the button that sends it. */
export function KirimLapor({ failure, busy, label, children }: KirimLaporProps) {
  // Pressed before the page's code has come, it would lead away from what was written.
  const [able, setAble] = useState(false)
  useEffect(() => {
    setAble(true)
  }, [])
  return (
    <>
      {failure && (
        <p className={classes.gagal} role="alert">
          {failure}
        </p>
      )}
      <div className={classes.kirim}>
        <button
          type="submit"
          className={buttons.button}
          data-kind="primary"
          data-size="lg"
          disabled={busy || !able}
        >
          {label}
        </button>
        {children}
      </div>
    </>
  )
}
