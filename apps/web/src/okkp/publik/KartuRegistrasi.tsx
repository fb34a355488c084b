import type { RegistrasiPublik } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { formatDate } from '@portal/domain/platform/format'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { PenarikanBadge } from '#okkp/peringatan/publik/PeringatanBadge.tsx'
import { originOf } from '#okkp/publik/asal.ts'
import type { CekSearch } from '#okkp/publik/check-search.ts'
import { StatusRegistrasiBadge } from '#okkp/registrasi/StatusRegistrasiBadge.tsx'
import classes from '#platform/light/pencarian/pencarian.module.css'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'

interface KartuRegistrasiProps {
  registrasi: RegistrasiPublik
  /** Address of the list with this registration open in the dialog. */
  search: CekSearch
  /** True if a recall in force names this permit. */
  ditarik: boolean
}

export function KartuRegistrasi({ registrasi, search, ditarik }: KartuRegistrasiProps) {
  const navigate = useNavigate()
  const { exp_sertifikat: exp, merk, kode_verifikasi: kode } = registrasi
  const pangan = registrasi.nama_psat ?? registrasi.komoditas ?? registrasi.jenis_registrasi

  function openHere(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ to: '/okkp/registrasi', search, resetScroll: false })
  }

  return (
    <article className={classes.kartu}>
      <p className={classes.kartuTop}>
        <StatusRegistrasiBadge status={registrasi.status} segeraHabis={registrasi.segera_habis} />
        {ditarik && <PenarikanBadge />}
        <Tag>{registrasi.jenis_registrasi}</Tag>
      </p>
      <h3>
        {/*
         * The link leads to a separate page for new tabs, sharing and browsers without scripts. A plain click opens the
         * dialog over the list.
         */}
        <Link to="/verifikasi/$kode" params={{ kode }} preload={false} onClick={openHere}>
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
