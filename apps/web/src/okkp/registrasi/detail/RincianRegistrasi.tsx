import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { formatDateTime } from '@portal/domain/platform/format'
import { bagian } from '#okkp/registrasi/bagian.ts'
import { rincianOf } from '#okkp/registrasi/detail/rincian.ts'
import { Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'

const origins: Record<RegistrasiLengkap['asal'], string> = {
  manual: 'Dicatat petugas',
  impor: 'Diimpor dari Excel',
  psat: 'Terbit dari permohonan PSAT',
}

export function RincianRegistrasi({ registrasi }: { registrasi: RegistrasiLengkap }) {
  return (
    <>
      {bagian.map(({ judul, keys }) => (
        <Section key={judul} title={judul}>
          <Facts facts={rincianOf(registrasi, keys)} />
        </Section>
      ))}
      <Pencatatan registrasi={registrasi} />
    </>
  )
}

function Pencatatan({ registrasi }: { registrasi: RegistrasiLengkap }) {
  const { asal, dibuat_oleh, diubah_oleh, versi, created_at, updated_at } = registrasi
  return (
    <Section title="Pencatatan">
      <Facts
        facts={[
          ['Asal data', origins[asal]],
          ['Dicatat', dibuat_oleh ?? 'Sistem', formatDateTime(created_at)],
          ['Terakhir diubah', versi > 1 && (diubah_oleh ?? 'Sistem'), formatDateTime(updated_at)],
        ]}
      />
    </Section>
  )
}
