import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCaptcha } from '#akun/captcha/use-captcha.ts'
import { portalPath } from '#akun/notifikasi/portal-path.ts'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { AkunDemo } from './AkunDemo.tsx'
import classes from './auth.module.css'
import { LoginForm } from './LoginForm.tsx'
import { OssEntry } from './OssEntry.tsx'
import { type Entrance, homeAfter } from './sign-in.ts'
import { TotpForm } from './TotpForm.tsx'

const words: Record<Entrance, { title: string; lead: string; other: string; to: string; link: string }> = {
  login: {
    title: 'Masuk',
    lead: 'Untuk pelaku usaha: ajukan izin dan pantau prosesnya.',
    other: 'Petugas?',
    to: '/admin/login',
    link: 'Masuk sebagai petugas',
  },
  'admin-login': {
    title: 'Masuk sebagai petugas',
    lead: 'Untuk petugas pusat, daerah, auditor, dan sekretariat.',
    other: 'Pelaku usaha?',
    to: '/login',
    link: 'Masuk sebagai pelaku usaha',
  },
}

interface LoginScreenProps {
  entrance: Entrance
  /** Page that an invitation refers to. Otherwise the portal opens the page that required the log-in. */
  next?: string | undefined
}

export function LoginScreen({ entrance, next }: LoginScreenProps) {
  const [ticket, setTicket] = useState<string>()
  const captcha = useCaptcha()
  const navigate = useNavigate()
  const asked = useLocation({ select: ({ state }) => state.next })
  const { title, lead, other, to, link } = words[entrance]
  const goHome = () =>
    void navigate({
      href: portalPath(next ?? asked ?? null) ?? homeAfter(undefined, entrance),
      replace: true,
    })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1>{ticket ? 'Kode autentikator' : title}</h1>
      <p className={classes.lead}>
        {ticket ? 'Buka aplikasi autentikator Anda dan tulis enam angka yang tampil.' : lead}
      </p>
      {ticket ? (
        <TotpForm ticket={ticket} onDone={goHome} onBack={() => setTicket(undefined)} />
      ) : (
        <LoginForm captcha={captcha} onTicket={setTicket} onDone={goHome} />
      )}
      {entrance === 'login' && !ticket && <OssEntry />}
      {entrance === 'login' && !ticket && (
        <p className={classes.other}>
          Belum punya akun? <AppLink to="/psat">Cara memulai, biaya, dan dokumennya</AppLink>
        </p>
      )}
      <p className={classes.other}>
        {other} <AppLink to={to}>{link}</AppLink>
      </p>
      {!ticket && <AkunDemo entrance={entrance} captcha={captcha} onTicket={setTicket} onDone={goHome} />}
    </>
  )
}
