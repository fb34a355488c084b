import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { WilayahPicker } from '#platform/wilayah/WilayahPicker.tsx'

interface WilayahFieldProps {
  /** Binds each field, usually `form.field`. */
  field: (name: 'provinsi_id' | 'kota_id') => FieldBinding
  depth?: 'provinsi' | 'kota'
}

export function WilayahField({ field, depth = 'kota' }: WilayahFieldProps) {
  const provinsi = field('provinsi_id')
  const kota = field('kota_id')
  return (
    <WilayahPicker
      depth={depth}
      value={{ provinsi_id: idOf(provinsi), kota_id: idOf(kota), kecamatan_id: null }}
      onChange={(next) => {
        provinsi.onChange(next.provinsi_id)
        kota.onChange(next.kota_id)
      }}
      errors={{
        ...(provinsi.error ? { provinsi_id: String(provinsi.error) } : {}),
        ...(kota.error ? { kota_id: String(kota.error) } : {}),
      }}
      ids={{ provinsi_id: provinsi.id, kota_id: kota.id }}
    />
  )
}

const idOf = ({ value }: FieldBinding) => (typeof value === 'number' ? value : null)
