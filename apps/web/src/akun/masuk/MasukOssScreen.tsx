import { homeOf } from '@portal/domain/portal/guards'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import buttons from '#platform/light/button.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { useUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { AkunBaru } from './AkunBaru.tsx'
import classes from './auth.module.css'
import { decline, enter, type IzinPendatang, type Pendatang, readPendatang, tujuan } from './masuk-oss.ts'
import { useOssEntry } from './OssEntry.tsx'
import { TanyaMasukOss } from './TanyaMasukOss.tsx'

const TotpForm = lazy(async () => ({ default: (await import('./TotpForm.tsx')).TotpForm }))

type Fault = Error & { code?: string }
type State =
  | { at: 'periksa' | 'batal' }
  | { at: 'tanya'; pendatang: Pendatang }
  | { at: 'baru'; izin: IzinPendatang }
  | { at: 'kode'; tiket: string; izin: IzinPendatang }
  | { at: 'gagal'; fault: Fault }

/** Screen between OSS and the portal. It shows whom the link would sign in, and signs in only after confirmation. */
export function MasukOssScreen() {
  const [state, setState] = useState<State>({ at: 'periksa' })
  const navigate = useNavigate()
  const go = (izin: IzinPendatang) => void navigate({ ...tujuan(izin), replace: true } as never)

  useEffect(() => {
    readPendatang().then(
      (pendatang) => setState({ at: 'tanya', pendatang }),
      (fault: Fault) => setState({ at: 'gagal', fault }),
    )
  }, [])

  async function onEnter() {
    try {
      const { tiket, izin } = await enter()
      if (tiket) setState({ at: 'kode', tiket, izin })
      else if (state.at === 'tanya' && state.pendatang.akun === null) setState({ at: 'baru', izin })
      else go(izin)
    } catch (fault) {
      setState({ at: 'gagal', fault: fault as Fault })
    }
  }
  function onDecline() {
    void decline()
    setState({ at: 'batal' })
  }
  if (state.at === 'gagal' && state.fault.code === 'OSS_TOKEN_HABIS')
    return <Navigate to="/psat/expired" replace />
  return (
    <>
      <PageTitle>Masuk lewat OSS</PageTitle>
      {state.at === 'periksa' && (
        <>
          <h1>Masuk lewat OSS</h1>
          <p className={classes.lead} role="status">
            Memeriksa akun OSS Anda …
          </p>
        </>
      )}
      {state.at === 'tanya' && (
        <TanyaMasukOss pendatang={state.pendatang} onEnter={onEnter} onDecline={onDecline} />
      )}
      {state.at === 'baru' && <AkunBaru onNext={() => go(state.izin)} />}
      {state.at === 'kode' && (
        <Suspense>
          <h1>Kode autentikator</h1>
          <p className={classes.lead}>
            Akun Anda memakai aplikasi autentikator. Buka aplikasinya dan tulis enam angka yang tampil.
          </p>
          <TotpForm
            ticket={state.tiket}
            backLabel="Batal"
            onDone={() => go(state.izin)}
            onBack={() => setState({ at: 'batal' })}
          />
        </Suspense>
      )}
      {state.at === 'batal' && (
        <Ways title="Anda tidak jadi masuk">
          <p className={classes.lead} role="status">
            Tidak ada yang berubah. Bila tautan itu dikirim orang lain kepada Anda, abaikan saja.
          </p>
        </Ways>
      )}
      {state.at === 'gagal' && (
        <Ways
          title={
            state.fault.code === 'OSS_TAUTAN_TERPAKAI' ? 'Tautan ini sudah dipakai' : 'Belum dapat masuk'
          }
        >
          <p className={classes.lead} role="alert">
            {state.fault.message}
          </p>
        </Ways>
      )}
    </>
  )
}

function Ways({ title, children }: { title: string; children: ReactNode }) {
  const address = useOssEntry()
  const user = useUser()
  return (
    <>
      <h1>{title}</h1>
      {children}
      {user && <p className={classes.lead}>Anda masih masuk sebagai {user.nama}.</p>}
      <div className={classes.choices}>
        <AppLink
          className={buttons.button}
          data-kind="primary"
          data-size="lg"
          to={user ? homeOf(user.role) : '/login'}
        >
          {user ? 'Lanjut ke portal' : 'Masuk dengan nama pengguna'}
        </AppLink>
        {address && (
          <a className={buttons.button} data-kind="plain" data-size="lg" href={address}>
            Kembali ke OSS
          </a>
        )}
      </div>
    </>
  )
}
