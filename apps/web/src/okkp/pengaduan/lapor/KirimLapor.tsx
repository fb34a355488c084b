import { type ReactNode, useEffect, useState } from 'react'
import classes from '#okkp/pengaduan/lapor/lapor.module.css'
import buttons from '#platform/light/button.module.css'

interface KirimLaporProps {
  failure: string | undefined
  busy: boolean
  label: string
  children?: ReactNode
}

export function KirimLapor({ failure, busy, label, children }: KirimLaporProps) {
  // Before hydration, a click would submit the form natively and lose the text.
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
