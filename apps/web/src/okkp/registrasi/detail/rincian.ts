import type { KolomRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.columns'
import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { contactKeys, type FieldKey, fieldColumns } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { formatDate, isDay } from '@portal/domain/platform/format'
import { usesIn } from '#okkp/registrasi/bagian.ts'
import type { Fact } from '#platform/page/Facts.tsx'

/** Returns an empty string if there is no value. The page then omits the fact. */
function factOf(registrasi: RegistrasiLengkap, kolom: keyof RegistrasiLengkap & KolomRegistrasi): string {
  const value = registrasi[kolom]
  if (kolom === 'exp_sertifikat' && value === null) return 'Sampai dicabut'
  return typeof value === 'string' && isDay(value) ? formatDate(value) : String(value ?? '')
}

/** Facts of one section. The page title shows the business name and its own card the contact, so the section omits them. */
export function rincianOf(registrasi: RegistrasiLengkap, keys: readonly FieldKey[]): Fact[] {
  const { jenis_registrasi_id, provinsi, provinsi_unit, pusat, nib } = registrasi
  const told = (wanted: readonly FieldKey[]) =>
    usesIn(jenis_registrasi_id, wanted).map(
      ({ key, label }): Fact => [label, factOf(registrasi, fieldColumns[key].kolom)],
    )
  if (!keys.includes('unit_usaha')) return told(keys)
  const elsewhere: readonly FieldKey[] = ['unit_usaha', 'kota_id', ...contactKeys]
  const others = keys.filter((key) => !elsewhere.includes(key))
  // Not every kind asks for the city, but every registration has a province.
  const unit = pusat && provinsi_unit ? `unit di ${provinsi_unit}` : ''
  return [['NIB', nib], ...told(['kota_id']), ['Provinsi', provinsi, unit], ...told(others)]
}
