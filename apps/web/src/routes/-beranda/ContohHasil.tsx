import { formatDate } from '@portal/domain/platform/format'
import { IconCircleCheck } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useOrigin } from '#platform/rendering/use-given.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Mark } from '#platform/ui/mark/Mark.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from './ContohHasil.module.css'
import type { IzinTerbaru } from './use-terbaru.ts'

// The browser loads the generator of the QR code after the page.
const Qr = lazy(() => import('#platform/ui/Qr.tsx'))

/** The newest permit, shown as the answer that a check of its number gives. */
export function ContohHasil({ izin }: { izin: IzinTerbaru | undefined }) {
  const origin = useOrigin()
  if (izin?.status !== 'valid') return null
  const alamat = `/verifikasi/${izin.kode_verifikasi}`
  return (
    <aside className={classes.kartu} aria-label="Contoh hasil pemeriksaan">
      <p className={classes.kepala}>
        Contoh hasil pemeriksaan
        <Mark size={22} />
      </p>
      <div className={classes.atas}>
        <div>
          <StatusBadge tone="ok" icon={IconCircleCheck}>
            Berlaku
          </StatusBadge>
          <AppLink to={alamat} className={classes.nama}>
            {izin.nama_psat ?? izin.komoditas ?? izin.jenis_registrasi}
            {izin.merk && ` ${izin.merk}`}
          </AppLink>
        </div>
        <span className={classes.qr}>
          <Suspense>
            <Qr text={origin + alamat} label="Kode QR contoh" className={undefined} />
          </Suspense>
        </span>
      </div>
      <dl>
        <Baris nama="Nomor">{izin.no_registration}</Baris>
        <Baris nama="Pemegang">{izin.unit_usaha}</Baris>
        {izin.kota && <Baris nama="Asal">{izin.kota}</Baris>}
        {izin.exp_sertifikat && <Baris nama="Berlaku sampai">{formatDate(izin.exp_sertifikat)}</Baris>}
      </dl>
    </aside>
  )
}

function Baris({ nama, children }: { nama: string; children: string }) {
  return (
    <div>
      <dt>{nama}</dt>
      <dd>{children}</dd>
    </div>
  )
}
