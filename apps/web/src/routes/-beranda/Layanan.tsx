import { publicTopBar } from '@portal/domain/portal/public-topbar'
import { IconArrowRight } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { serviceIconOf } from '#platform/layouts/service-icons.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Emblem } from '#platform/ui/mark/Emblem.tsx'
import classes from './Layanan.module.css'

const services = publicTopBar.flatMap((item) => item.children ?? [])

interface Isi {
  judul: string
  teks: string
  tautan: readonly { label: string; to: string; hash?: string }[]
}

/** Title, text and links of each service of the top bar. */
const isi: Record<string, Isi> = {
  PSAT: {
    judul: 'Perizinan PSAT',
    teks: 'Ajukan SPPB dan izin edar pangan segar asal tumbuhan. Pantau tahap dan sisa hari kerja berkas Anda.',
    tautan: [
      { label: 'Ajukan SPPB-PSAT', to: '/psat', hash: 'sppb_psat' },
      { label: 'Ajukan izin edar PSAT-PL', to: '/psat', hash: 'izin_edar_pl' },
      { label: 'Lacak permohonan', to: '/lacak' },
    ],
  },
  OKKP: {
    judul: 'Data OKKP',
    teks: 'Periksa registrasi, hasil uji, dan kompetensi petugas keamanan pangan di 38 provinsi.',
    tautan: [
      { label: 'Cek registrasi dan sertifikat', to: '/okkp/registrasi' },
      { label: 'Statistik nasional', to: '/okkp' },
      { label: 'Kompetensi petugas', to: '/okkp/sdm' },
    ],
  },
  'Pasar Pangan': {
    judul: 'Pasar Pangan',
    teks: 'Temukan pasar yang rutin diuji dan dinilai kebersihannya di dekat tempat Anda.',
    tautan: [
      { label: 'Cari pasar terdekat', to: '/pasar/cari' },
      { label: 'Hasil rapid test', to: '/pasar', hash: 'rapid' },
      { label: 'Penilaian sanitasi', to: '/pasar', hash: 'sanitasi' },
    ],
  },
}

export function Layanan() {
  return (
    <section className={classes.services} aria-label="Layanan">
      {services.map(({ label, icon }) => {
        const service = isi[label]
        return (
          service && (
            <article key={label} className={classes.service}>
              <Emblem size="xl">
                <Icon of={serviceIconOf(icon)} size={24} />
              </Emblem>
              <h2>{service.judul}</h2>
              <p>{service.teks}</p>
              <ul>
                {service.tautan.map(({ label, ...link }) => (
                  <li key={label}>
                    <AppLink {...link}>
                      {label}
                      <Icon of={IconArrowRight} />
                    </AppLink>
                  </li>
                ))}
              </ul>
            </article>
          )
        )
      })}
    </section>
  )
}
