import type { Pengguna } from '@portal/domain/akun/pengguna.schema'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { Section } from '#platform/ui/Section.tsx'
import { UserAvatar } from '#platform/ui/UserAvatar.tsx'
import classes from './AkunScreen.module.css'

/** What the portal knows of an account and nobody types in. */
export function RingkasanAkun({ akun }: { akun: Pengguna }) {
  return (
    <Section title="Ringkasan">
      <UserAvatar path={akun.photo} className={classes.photo} />
      <dl className={classes.facts}>
        {akun.perusahaan && (
          <Fact label="Pelaku usaha">
            {akun.perusahaan.nama_perseroan}
            {akun.perusahaan.nib && <small>NIB {akun.perusahaan.nib}</small>}
          </Fact>
        )}
        <Fact label="Terakhir masuk">
          {akun.terakhir_masuk ? formatDateTime(akun.terakhir_masuk) : 'Belum pernah'}
        </Fact>
        <Fact label="Kata sandi">
          {akun.wajib_ganti_sandi ? 'Sementara, wajib diganti saat masuk' : 'Pilihan pemilik akun'}
        </Fact>
        <Fact label="Verifikasi dua langkah">{akun.totp_aktif ? 'Aktif' : 'Belum diaktifkan'}</Fact>
        <Fact label="Dibuat">{formatDate(akun.created)}</Fact>
      </dl>
    </Section>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
