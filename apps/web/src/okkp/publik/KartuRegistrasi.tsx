import type { RegistrasiPublik } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { formatDate } from '@portal/domain/platform/format'
import { Link } from '@tanstack/react-router'
import classes from '#okkp/publik/cek.module.css'
import type { CekSearch } from '#okkp/publik/cek-search.ts'
import { originOf } from '#okkp/publik/vonis.ts'
import { StatusRegistrasiBadge } from '#okkp/registrasi/StatusRegistrasiBadge.tsx'
import { Tag } from '#platform/ui/StatusBadge.tsx'

interface KartuRegistrasiProps {
  registrasi: RegistrasiPublik
  /** The address with this registration opened. */
  search: CekSearch
}

/** One found registration: does it hold, what is it, whose is it. */
export function KartuRegistrasi({ registrasi, search }: KartuRegistrasiProps) {
  const { exp_sertifikat: exp, merk } = registrasi
  const pangan = registrasi.nama_psat ?? registrasi.komoditas ?? registrasi.jenis_registrasi
  return (
    <article className={classes.kartu}>
      <p className={classes.kartuTop}>
        <StatusRegistrasiBadge status={registrasi.status} segeraHabis={registrasi.segera_habis} />
        <Tag>{registrasi.jenis_registrasi}</Tag>
      </p>
      <h3>
        <Link to="/okkp/registrasi" search={search} resetScroll={false}>
          {pangan}
          {merk && <span> · {merk}</span>}
        </Link>
      </h3>
      <p className={classes.pemegang}>{registrasi.unit_usaha}</p>
      <dl>
        <div>
          <dt>Nomor</dt>
          <dd>{registrasi.no_registration}</dd>
        </div>
        <div>
          <dt>Asal</dt>
          <dd>{originOf(registrasi) ?? '–'}</dd>
        </div>
        <div>
          <dt>Berlaku sampai</dt>
          <dd>{exp ? formatDate(exp) : 'Sampai dicabut'}</dd>
        </div>
      </dl>
    </article>
  )
}
