import { publicTopBar } from '@portal/domain/platform/topbar'
import { IconCheck } from '@tabler/icons-react'
import { serviceIconOf } from '#platform/layouts/service-icons.ts'
import classes from './Beranda.module.css'

const services = publicTopBar.flatMap((item) => item.children ?? [])

/** What each service holds, in the order of the top bar. */
const isi: Record<string, readonly string[]> = {
  PSAT: ['SPPB-PSAT untuk unit penanganan', 'Izin Edar PSAT PL', 'Tahap dan sisa hari kerja berkas'],
  OKKP: ['Registrasi dan sertifikat', 'Hasil uji laboratorium, rapid test, dan mutu', 'Kompetensi petugas'],
  'Pasar Pangan': [
    'Profil pasar pangan segar aman',
    'Hasil uji cepat di pasar',
    'Penilaian sanitasi dan higiene',
  ],
}

export function Layanan() {
  return (
    <section className={classes.services} aria-label="Layanan">
      {services.map((service) => {
        const Icon = serviceIconOf(service.icon)
        return (
          <article key={service.label} className={classes.service}>
            <span className={classes.emblem}>
              <Icon size={24} stroke={1.6} aria-hidden="true" />
            </span>
            <h2>{service.label}</h2>
            <p>{service.description}</p>
            <ul>
              {isi[service.label]?.map((line) => (
                <li key={line}>
                  <IconCheck size={18} stroke={2} aria-hidden="true" />
                  {line}
                </li>
              ))}
            </ul>
          </article>
        )
      })}
    </section>
  )
}
