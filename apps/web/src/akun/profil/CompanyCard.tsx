import type { Pengguna } from '@portal/domain/akun/pengguna.schema'
import { Section } from '#platform/ui/Section.tsx'
import { Fact } from './Fact.tsx'
import classes from './Profile.module.css'

export function CompanyCard({ company }: { company: NonNullable<Pengguna['perusahaan']> }) {
  return (
    <Section title="Perusahaan" text="Data ini dipakai di setiap permohonan perusahaan Anda.">
      <dl className={classes.facts} data-last>
        <Fact label="Nama">{company.nama_perseroan}</Fact>
        <Fact label="NIB">{company.nib ?? 'Belum ada'}</Fact>
        <Fact label="Alamat">{company.alamat_perseroan ?? 'Belum ada'}</Fact>
      </dl>
    </Section>
  )
}
