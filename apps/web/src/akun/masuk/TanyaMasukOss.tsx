import { useState } from 'react'
import buttons from '#platform/light/button.module.css'
import { Callout } from '#platform/page/Callout.tsx'
import { useUser } from '#platform/session/use-session.ts'
import classes from './auth.module.css'
import type { Pendatang } from './masuk-oss.ts'

interface TanyaMasukOssProps {
  pendatang: Pendatang
  onEnter: () => Promise<void>
  onDecline: () => void
}

/** Asks for confirmation, because the visitor may have opened a link that belongs to another person. */
export function TanyaMasukOss({ pendatang, onEnter, onDecline }: TanyaMasukOssProps) {
  const { nama, perusahaan, izin, akun } = pendatang
  const user = useUser()
  const [busy, setBusy] = useState(false)
  const sama = user !== undefined && user.uuid === akun
  return (
    <>
      <h1>Masuk sebagai {nama}?</h1>
      <p className={classes.lead}>
        OSS mengenalkan Anda sebagai <b>{nama}</b> dari <b>{perusahaan.nama_perseroan}</b> (NIB{' '}
        {perusahaan.nib}){izin && `, untuk ${izin.nama_izin ?? `izin berkode ${izin.kode_izin}`}`}. Lanjutkan
        hanya bila itu benar Anda.
      </p>
      {akun === null && (
        <p>
          Anda belum punya akun di portal ini. Akun dibuat saat Anda melanjutkan, dengan data dari OSS; Anda
          tidak perlu mendaftar.
        </p>
      )}
      {user && (
        <Callout tone={sama ? 'info' : 'warn'} role="note">
          {sama
            ? 'Anda sudah masuk dengan akun ini di peramban ini.'
            : `Di peramban ini Anda sedang masuk sebagai ${user.nama}${user.perusahaan ? ` dari ${user.perusahaan.nama_perseroan}` : ''}. Bila Anda melanjutkan, sesi itu berakhir.`}
        </Callout>
      )}
      <div className={classes.choices}>
        <button
          type="button"
          className={buttons.button}
          data-kind="primary"
          data-size="lg"
          disabled={busy}
          aria-busy={busy}
          onClick={() => {
            setBusy(true)
            void onEnter().finally(() => setBusy(false))
          }}
        >
          {busy ? 'Sedang masuk …' : 'Ya, masuk'}
        </button>
        <button
          type="button"
          className={buttons.button}
          data-kind="plain"
          data-size="lg"
          disabled={busy}
          onClick={onDecline}
        >
          Bukan saya
        </button>
      </div>
    </>
  )
}
