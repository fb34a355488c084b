import {
  IconArrowRight,
  IconBell,
  IconBuilding,
  IconFileCertificate,
  IconUserCircle,
} from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import type { SessionUser } from '#platform/session/session-user.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Emblem } from '#platform/ui/mark/Emblem.tsx'
import { Dasbor } from '#psat/dasbor/pelaku/Dasbor.tsx'
import { AjukanButton } from '#psat/pengajuan/AjukanButton.tsx'
import { TabsPelaku } from '#psat/pengajuan/TabsPelaku.tsx'
import classes from './OperatorHome.module.css'

const desks = [
  {
    to: '/psat',
    icon: IconFileCertificate,
    title: 'Perizinan PSAT',
    text: 'Ajukan SPPB atau izin edar, dan pantau prosesnya.',
  },
  {
    to: '/profil',
    icon: IconBuilding,
    title: 'Data Pelaku Usaha',
    text: 'Data perusahaan disimpan sekali, lalu dipakai di setiap permohonan.',
  },
  {
    to: '/psat/notifikasi',
    icon: IconBell,
    title: 'Notifikasi',
    text: 'Kabar tentang berkas dan akun Anda.',
  },
  {
    to: '/psat/profil',
    icon: IconUserCircle,
    title: 'Akun dan keamanan',
    text: 'Kata sandi, autentikator, dan sesi yang sedang masuk.',
  },
] as const

export function OperatorHome({ user }: { user: SessionUser }) {
  return (
    <>
      <PageHeader title="Dashboard" meta={`Selamat datang, ${user.nama}.`} actions={<AjukanButton />} />
      <TabsPelaku current="ringkasan" />
      <Dasbor />
      <ul className={classes.desks} aria-label="Layanan">
        {desks.map((desk) => (
          <li key={desk.to}>
            <AppLink to={desk.to} className={classes.desk}>
              <Emblem size="lg">
                <Icon of={desk.icon} size={22} />
              </Emblem>
              <span className={classes.words}>
                <b>{desk.title}</b>
                <small>{desk.text}</small>
              </span>
              <Icon of={IconArrowRight} />
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  )
}
