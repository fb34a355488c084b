import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { PengawasanItem } from '#okkp/pengawasan/PengawasanItem.tsx'
import classes from '#okkp/pengawasan/pengawasan.module.css'
import { mayChange } from '#okkp/registrasi/detail/tindakan.ts'
import { Section } from '#platform/page/Section.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'

export function PengawasanCard({ registrasi }: { registrasi: RegistrasiLengkap }) {
  const { id, pengawasan } = registrasi
  return (
    <Section
      title="Pengawasan"
      actions={
        mayChange(registrasi) && (
          <AddButton to={`/okkp/admin/registrasi/${id}/pengawasan/add`} variant="default">
            Catat pengawasan
          </AddButton>
        )
      }
    >
      {pengawasan.length === 0 && <p className={classes.quiet}>Belum ada pengawasan yang dicatat.</p>}
      <ul className={classes.records}>
        {pengawasan.map((record) => (
          <PengawasanItem key={record.id} record={record} registrasi={registrasi} />
        ))}
      </ul>
    </Section>
  )
}
