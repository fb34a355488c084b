import type { AkunDemo as Akun, pilihanDemo } from '@portal/domain/akun/sesi/demo.contract'
import type { Result } from '@portal/domain/platform/contract'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { useEffect, useState } from 'react'
import type { Captcha } from '#akun/captcha/use-captcha.ts'
import { ask } from '#platform/api/ask.ts'
import { question } from '#platform/api/question.ts'
import { defaultErrorText } from '#platform/wire/api-error.ts'
import classes from './AkunDemo.module.css'
import { type Entrance, signIn } from './sign-in.ts'

type Pilihan = Result<typeof pilihanDemo>['data']

/** Returns undefined while loading, and null outside demo mode. Only the server knows the mode. */
function usePilihanDemo(): Pilihan | undefined {
  const [pilihan, setPilihan] = useState<Pilihan>()
  useEffect(() => {
    // The demo list is optional, so the page ignores a failed request.
    ask(question<typeof pilihanDemo>('/api/auth/demo'), { quiet: true }).then(
      ({ data }) => setPilihan(data),
      () => undefined,
    )
  }, [])
  return pilihan
}

interface AkunDemoProps {
  entrance: Entrance
  captcha: Captcha
  onTicket: (ticket: string) => void
  onDone: () => void
}

export function AkunDemo({ entrance, captcha, onTicket, onDone }: AkunDemoProps) {
  const pilihan = usePilihanDemo()
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  if (!pilihan) return null
  const akun = pilihan.akun.filter(({ role }) => (role === 'PELAKU_USAHA') === (entrance === 'login'))
  if (akun.length === 0) return null

  async function choose(username: string, password: string) {
    setBusy(username)
    setFault(undefined)
    try {
      const ticket = await signIn({ username, password }, captcha)
      if (ticket) onTicket(ticket)
      else onDone()
    } catch (error) {
      setFault(error instanceof Error ? error.message : defaultErrorText)
      setBusy(undefined)
    }
  }

  return (
    <section className={classes.demo} aria-labelledby="akun-demo">
      <h2 id="akun-demo">Ini portal contoh: pilih siapa Anda</h2>
      <p>Datanya rekaan. Sekali tekan dan Anda masuk; tidak ada yang perlu diketik.</p>
      {fault && <p role="alert">{fault}</p>}
      <ul>
        {akun.map((satu) => (
          <Pilihan
            key={satu.username}
            akun={satu}
            busy={busy === satu.username}
            disabled={busy !== undefined}
            onChoose={() => void choose(satu.username, pilihan.sandi)}
          />
        ))}
      </ul>
    </section>
  )
}

interface PilihanProps {
  akun: Akun
  busy: boolean
  disabled: boolean
  onChoose: () => void
}

function Pilihan({ akun, busy, disabled, onChoose }: PilihanProps) {
  const { nama, role, tempat, cerita, langkah } = akun
  return (
    <li>
      <button type="button" onClick={onChoose} disabled={disabled} aria-busy={busy || undefined}>
        <b>{roleLabels[role]}</b>
        <span>{[nama, tempat].filter(Boolean).join(' · ')}</span>
      </button>
      <details>
        <summary>{cerita}</summary>
        <ol>
          {langkah.map(({ teks }) => (
            <li key={teks}>{teks}</li>
          ))}
        </ol>
      </details>
    </li>
  )
}
