import { publicTopBar } from '@portal/domain/portal/public-topbar'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { serviceIconOf } from '#platform/layouts/service-icons.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Emblem } from '#platform/ui/mark/Emblem.tsx'
import classes from './Layanan.module.css'

const services = publicTopBar.flatMap((item) => item.children ?? [])

/** Content and links of each service, in the order of the top bar. */
const isi: Record<string, readonly { label: string; to?: string }[]> = {
  PSAT: [
    { label: 'Syarat SPPB-PSAT dan izin edar', to: '/psat' },
    { label: 'Ajukan izin', to: '/psat/pengajuan/baru' },
    { label: 'Tahap dan sisa hari kerja berkas' },
  ],
  OKKP: [
    { label: 'Cek registrasi dan sertifikat', to: '/okkp/registrasi' },
    { label: 'Verifikasi kode QR', to: '/verifikasi' },
    { label: 'Batas cemaran pangan segar', to: '/okkp/batas-cemaran' },
    { label: 'Data terbuka', to: '/data-terbuka' },
  ],
  'Pasar Pangan': [
    { label: 'Cari pasar terdekat', to: '/pasar/cari' },
    { label: 'Hasil uji cepat di pasar', to: '/pasar' },
    { label: 'Penilaian sanitasi dan higiene', to: '/pasar' },
  ],
}

export function Layanan() {
  return (
    <section className={classes.services} aria-label="Layanan">
      {services.map((service) => {
        const icon = serviceIconOf(service.icon)
        return (
          <article key={service.label} className={classes.service}>
            <Emblem size="xl">
              <Icon of={icon} size={24} />
            </Emblem>
            <h2>{service.label}</h2>
            <p>{service.description}</p>
            <ul>
              {isi[service.label]?.map(({ label, to }) => (
                <li key={label}>
                  {to ? (
                    <AppLink to={to}>
                      {label}
                      <Icon of={IconArrowRight} />
                    </AppLink>
                  ) : (
                    <>
                      <Icon of={IconCheck} />
                      {label}
                    </>
                  )}
                </li>
              ))}
            </ul>
          </article>
        )
      })}
    </section>
  )
}
