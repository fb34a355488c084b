import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import type { BahanRapid } from '#okkp/rapid-test/bahan-uji.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FixedField } from '#platform/forms/FixedField.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'

interface LetakLapanganProps {
  provinsi: FieldBinding
  kota: FieldBinding
  bahan: Pick<BahanRapid, 'provinsi' | 'kota'>
}

/** Region of the sample, from the lists on this device. The central office names only the province here. */
export function LetakLapangan({ provinsi, kota, bahan }: LetakLapanganProps) {
  const user = useSignedInUser()
  const { jenis } = scopeOf(user)
  if (jenis === 'kota') return <FixedField label="Wilayah" text={`${user.kota}, ${user.provinsi}`} />
  if (jenis === 'provinsi') {
    return (
      <>
        <FixedField label="Provinsi" text={user.provinsi ?? ''} />
        <SelectField {...kota} options={bahan.kota} optional placeholder="Pilih atau ketik nama" />
      </>
    )
  }
  return <SelectField {...provinsi} options={bahan.provinsi} placeholder="Pilih atau ketik nama" />
}
