import type { KolomRegistrasi } from '@portal/domain/okkp/registrasi.columns'
import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi.contract'
import { fieldColumns, fieldsOf } from '@portal/domain/okkp/registrasi.fields'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import classes from '#okkp/registrasi/detail.module.css'
import { Section } from '#platform/ui/Section.tsx'

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
      <dl className={classes.facts}>
        {fieldsOf(registrasi.jenis_registrasi_id).map(({ key, label }) => (
          <Fact key={key} label={label} text={factOf(registrasi, fieldColumns[key].kolom)} />
        ))}
        <Fact
          label="Provinsi"
          text={provinsi}
          note={pusat && provinsi_unit ? `unit di ${provinsi_unit}` : ''}
        />
        <Fact label="NIB" text={textOf(nib)} />
        <Fact label="Asal data" text={origins[asal]} />
        <Fact label="Dicatat" text={dibuat_oleh ?? 'Sistem'} note={formatDateTime(registrasi.created_at)} />
        {registrasi.versi > 1 && (
          <Fact
            label="Terakhir diubah"
            text={diubah_oleh ?? 'Sistem'}
            note={formatDateTime(registrasi.updated_at)}
          />
        )}
      </dl>
    </Section>
  )
}

function Fact({ label, text, note }: { label: string; text: string; note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {text}
        {note && <small className={classes.note}>{note}</small>}
      </dd>
    </div>
  )
}
