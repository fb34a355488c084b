import type { Pengguna } from '@portal/domain/akun/pengguna.schema'
import { Facts } from '#platform/ui/Facts.tsx'
import { Section } from '#platform/ui/Section.tsx'
import classes from './Profile.module.css'

export function CompanyCard({ company }: { company: NonNullable<Pengguna['perusahaan']> }) {
  return (
    <Section title="Perusahaan" text="Data ini dipakai di setiap permohonan perusahaan Anda.">
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
