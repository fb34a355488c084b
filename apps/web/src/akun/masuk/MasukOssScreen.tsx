import type { pelakuUsahaOss, validateTokenOss } from '@portal/domain/akun/sesi/masuk-oss.contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ask } from '#platform/api/ask.ts'
import { question } from '#platform/api/question.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { session } from '#platform/session/browser-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './auth.module.css'
import { useOssEntry } from './OssEntry.tsx'

/** The token is checked, then the session opened; both answers are OSS's word about the person. */
async function enter() {
  await ask(question<typeof validateTokenOss>('/api/oss/validate_token'), { keepSession: true })
  const answer = await ask(question<typeof pelakuUsahaOss>('/api/oss/user/pelaku_usaha'), {
    keepSession: true,
  })
  session.start(answer)
  return answer.izin
}

/** On with the application that the licence has; without one it begins. */
function tujuan(izin: Awaited<ReturnType<typeof enter>>) {
  if (izin?.pengajuan) return { to: `/psat/pengajuan/${izin.pengajuan}` }
  const search = izin ? { oss: String(izin.id), kode: izin.kode_izin } : {}
  return { to: '/psat/pengajuan/baru', search }
}

let entering: ReturnType<typeof enter> | undefined

/** Between OSS and the portal: a moment, or the reason why not. */
export function MasukOssScreen() {
  const [fault, setFault] = useState<string>()
  const address = useOssEntry()
  const navigate = useNavigate()
  useEffect(() => {
    // The visit is good for one session, however often the page is drawn.
    entering ??= enter()
    entering.then(
      (izin) => {
        entering = undefined
        void navigate({ ...tujuan(izin), replace: true } as never)
      },
      (error: Error & { code?: string }) => {
        entering = undefined
        if (error.code === 'OSS_TOKEN_HABIS') void navigate({ to: '/psat/expired', replace: true } as never)
        else setFault(error.message)
      },
    )
  }, [navigate])
  return (
    <>
      <PageTitle>Masuk lewat OSS</PageTitle>
      <h1>{fault ? 'Belum dapat masuk' : 'Masuk lewat OSS'}</h1>
      <p className={classes.lead} role={fault ? 'alert' : 'status'}>
        {fault ?? 'Memeriksa akun OSS Anda …'}
      </p>
      {fault && (
        <p className={classes.other}>
          {address && (
            <>
              <a href={address}>Kembali ke OSS</a> atau{' '}
            </>
          )}
          <AppLink to="/login">masuk dengan nama pengguna</AppLink>
        </p>
      )}
    </>
  )
}
