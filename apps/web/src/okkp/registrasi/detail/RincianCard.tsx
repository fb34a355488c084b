import type { KolomRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.columns'
import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { fieldColumns } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { bagian, usesIn } from '#okkp/registrasi/bagian.ts'
import { type Fact, Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'

const origins: Record<RegistrasiLengkap['asal'], string> = {
  manual: 'Dicatat petugas',
  impor: 'Diimpor dari Excel',
  psat: 'Terbit dari permohonan PSAT',
}

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** Nothing where there is nothing to say: the fact is then left out. */
function factOf(registrasi: RegistrasiLengkap, kolom: keyof RegistrasiLengkap & KolomRegistrasi): string {
  const value = registrasi[kolom]
  if (kolom === 'exp_sertifikat' && value === null) return 'Sampai dicabut'
  return typeof value === 'string' && isDay.test(value) ? formatDate(value) : String(value ?? '')
}

/** What the registration says, by subject; then where it came from. */
export function RincianCard({ registrasi }: { registrasi: RegistrasiLengkap }) {
  const { jenis_registrasi_id, provinsi, provinsi_unit, pusat, nib } = registrasi
  return (
    <>
      {bagian.map(({ judul, keys }) => (
        <Section key={judul} title={judul}>
          <Facts
            facts={usesIn(jenis_registrasi_id, keys)
              // The page is named after the business.
              .filter(({ key }) => key !== 'unit_usaha')
              .flatMap(({ key, label }): readonly Fact[] => {
                const fact: Fact = [label, factOf(registrasi, fieldColumns[key].kolom)]
                if (key !== 'kota_id') return [fact]
                const unit = pusat && provinsi_unit ? `unit di ${provinsi_unit}` : ''
                return [['NIB', nib], fact, ['Provinsi', provinsi, unit]]
              })}
          />
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
