import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import buttons from '#platform/light/button.module.css'
import { Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './Profile.module.css'

export function CompanyCard({ company }: { company: NonNullable<Pengguna['perusahaan']> }) {
  return (
    <Section
      title="Perusahaan"
      text="Data ini dipakai di setiap permohonan perusahaan Anda."
      actions={
        <AppLink to="/profil" className={buttons.button} data-kind="plain" data-size="md">
          Ubah data
        </AppLink>
      }
    >
      <Facts
        className={classes.facts}
        layout="lines"
        facts={[
          ['Nama', company.nama_perseroan],
          ['NIB', company.nib ?? 'Belum ada'],
          ['Alamat', company.alamat_perseroan ?? 'Belum ada'],
        ]}
      />
    </Section>
  )
}
