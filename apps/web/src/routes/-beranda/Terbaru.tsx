import { formatDate } from '@portal/domain/platform/format'
import { Link } from '@tanstack/react-router'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './Terbaru.module.css'
import type { IzinTerbaru } from './use-terbaru.ts'

export function Terbaru({ izin }: { izin: readonly IzinTerbaru[] | undefined }) {
  if (izin?.length === 0) return null
  return (
    <section className={classes.terbaru} aria-labelledby="terbaru">
      <header>
        <h2 id="terbaru">Izin yang baru terbit</h2>
        <AppLink to="/okkp/registrasi">Lihat semua</AppLink>
      </header>
      <ul>
        {izin?.map((izin) => (
          <li key={izin.id}>
            <div>
              <Link to="/verifikasi/$kode" params={{ kode: izin.kode_verifikasi }}>
                {izin.nama_psat ?? izin.komoditas ?? izin.jenis_registrasi}
                {izin.merk && ` · ${izin.merk}`}
              </Link>
              <small>{izin.unit_usaha}</small>
            </div>
            <div>
              {izin.no_registration}
              <small>{izin.jenis_registrasi}</small>
            </div>
            <time dateTime={izin.terbit_sertifikat}>{formatDate(izin.terbit_sertifikat)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
