import type { KolomRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.columns'
import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { fieldColumns, fieldsOf } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'

const origins: Record<RegistrasiLengkap['asal'], string> = {
  manual: 'Dicatat petugas',
  impor: 'Diimpor dari Excel',
  psat: 'Terbit dari permohonan PSAT',
}

const isDay = /^\d{4}-\d{2}-\d{2}$/

function textOf(value: string | number | null): string {
  if (value === null || value === '') return '–'
  return typeof value === 'string' && isDay.test(value) ? formatDate(value) : String(value)
}

function factOf(registrasi: RegistrasiLengkap, kolom: keyof RegistrasiLengkap & KolomRegistrasi): string {
  const value = registrasi[kolom]
  return kolom === 'exp_sertifikat' && value === null ? 'Sampai dicabut' : textOf(value)
}

/** Every field of the kind, in the words of its own table. */
export function RincianCard({ registrasi }: { registrasi: RegistrasiLengkap }) {
  const { provinsi, provinsi_unit, pusat, nib, asal, dibuat_oleh, diubah_oleh } = registrasi
  return (
    <Section title="Rincian">
      <Facts
        facts={[
          ...fieldsOf(registrasi.jenis_registrasi_id).map(
            ({ key, label }) => [label, factOf(registrasi, fieldColumns[key].kolom)] as const,
          ),
          ['Provinsi', provinsi, pusat && provinsi_unit ? `unit di ${provinsi_unit}` : ''],
          ['NIB', textOf(nib)],
          ['Asal data', origins[asal]],
          ['Dicatat', dibuat_oleh ?? 'Sistem', formatDateTime(registrasi.created_at)],
          [
            'Terakhir diubah',
            registrasi.versi > 1 && (diubah_oleh ?? 'Sistem'),
            formatDateTime(registrasi.updated_at),
          ],
        ]}
      />
    </Section>
  )
}
