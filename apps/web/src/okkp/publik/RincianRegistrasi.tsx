import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { lazy, Suspense } from 'react'
import { originOf } from '#okkp/publik/asal.ts'
import classes from '#okkp/publik/publik.module.css'
import type { Verifikasi } from '#okkp/publik/vonis.ts'
import { kodeTerbaca } from '#platform/light/kode.ts'
import { useOrigin } from '#platform/rendering/use-given.ts'

// Lazy: keeps the QR generator out of the first load of public pages.
const Qr = lazy(() => import('#platform/ui/Qr.tsx'))

export function RincianRegistrasi({ registrasi }: { registrasi: Verifikasi }) {
  const origin = useOrigin()
  return (
    <div className={classes.rincian}>
      <dl className={classes.fakta}>
        {factsOf(registrasi).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figure className={classes.kode}>
        <Suspense fallback={<span className={classes.qr} />}>
          <Qr
            className={classes.qr}
            text={`${origin}/verifikasi/${registrasi.kode_verifikasi}`}
            label="Kode QR halaman verifikasi ini"
          />
        </Suspense>
        <figcaption>
          <b>{kodeTerbaca(registrasi.kode_verifikasi)}</b>
          <span>Diperiksa {formatDateTime(registrasi.diperiksa)}</span>
        </figcaption>
      </figure>
    </div>
  )
}

function factsOf(registrasi: Verifikasi): [string, string][] {
  const { level, exp_sertifikat: exp } = registrasi
  const lines: [string, string | null][] = [
    ['Nomor', registrasi.no_registration],
    ['Jenis', registrasi.jenis_registrasi],
    ['Pemegang', registrasi.unit_usaha],
    ['Pangan', registrasi.nama_psat ?? registrasi.komoditas],
    ['Nama Latin', registrasi.nama_ilmiah],
    ['Merek', registrasi.merk],
    ['Jenis sertifikat', registrasi.jenis_sertifikat ?? registrasi.jenis_hc],
    ['Level', level === null ? null : String(level)],
    ['Label', registrasi.label],
    ['Ruang lingkup', registrasi.ruang_lingkup],
    ['Asal', originOf(registrasi)],
    [
      'Penerbit',
      registrasi.lembaga_penerbit ?? (registrasi.pusat ? 'OKKP Pusat' : `OKKP ${registrasi.provinsi}`),
    ],
    ['Terbit', formatDate(registrasi.terbit_sertifikat)],
    ['Berlaku sampai', exp ? formatDate(exp) : 'Sampai dicabut'],
  ]
  return lines.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}
