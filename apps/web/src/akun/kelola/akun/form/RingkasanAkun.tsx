import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import { UserAvatar } from '#platform/ui/avatar/UserAvatar.tsx'
import classes from '../AkunScreen.module.css'

export function RingkasanAkun({ akun }: { akun: Pengguna }) {
  return (
    <Section title="Ringkasan">
      <UserAvatar path={akun.photo} nama={akun.nama} className={classes.photo} />
      <Facts
        facts={[
          [
            'Pelaku usaha',
            akun.perusahaan?.nama_perseroan,
            akun.perusahaan?.nib && `NIB ${akun.perusahaan.nib}`,
          ],
          ['Terakhir masuk', akun.terakhir_masuk ? formatDateTime(akun.terakhir_masuk) : 'Belum pernah'],
          [
            'Kata sandi',
            akun.wajib_ganti_sandi ? 'Sementara, wajib diganti saat masuk' : 'Dibuat pemilik akun',
          ],
          ['Autentikator', akun.totp_aktif ? 'Aktif' : 'Belum diaktifkan'],
          ['Dibuat', formatDate(akun.created)],
        ]}
      />
    </Section>
  )
}
