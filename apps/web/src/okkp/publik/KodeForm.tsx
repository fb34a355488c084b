import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useId, useState } from 'react'
import classes from '#okkp/publik/publik.module.css'
import buttons from '#platform/light/button.module.css'
import { kodeRapi } from '#platform/light/kode.ts'

/** Form for codes typed from paper. Case, spaces and dashes do not matter. */
export function KodeForm({ initial = '' }: { initial?: string }) {
  const navigate = useNavigate()
  const id = useId()
  const [missing, setMissing] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const kode = kodeRapi(String(new FormData(event.currentTarget).get('kode') ?? ''))
    setMissing(kode === '')
    if (kode !== '') void navigate({ to: '/verifikasi/$kode', params: { kode } })
  }

  return (
    // Without scripts the browser submits the form to this address.
    <form action="/verifikasi" className={classes.kodeForm} onSubmit={submit} noValidate>
      <label htmlFor={id}>Kode verifikasi</label>
      <p id={`${id}-bantuan`}>Dua belas huruf dan angka di bawah QR, misalnya 7KXM-Q2PD-9HTB.</p>
      <div className={classes.kodeLine}>
        <input
          id={id}
          name="kode"
          className={classes.input}
          defaultValue={initial}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-describedby={missing ? `${id}-salah` : `${id}-bantuan`}
          aria-invalid={missing || undefined}
        />
        <button type="submit" className={buttons.button} data-kind="primary" data-size="lg">
          Periksa
        </button>
      </div>
      {missing && (
        <p id={`${id}-salah`} className={classes.salah} role="alert">
          Tulis kodenya lebih dahulu.
        </p>
      )}
    </form>
  )
}
