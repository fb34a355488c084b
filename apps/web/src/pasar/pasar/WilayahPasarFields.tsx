import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import type { PasarFormHandle } from '#pasar/pasar/pasar-form.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useIsiWilayah, useProvinsi } from '#platform/wilayah/use-wilayah.ts'
import { useKotaOptions, useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

/** Fields for the place of the market. The form shows the account's own region as text. */
export function WilayahPasarFields({ form }: { form: PasarFormHandle }) {
  const user = useSignedInUser()
  const scope = scopeOf(user)
  const { provinsi_id, kota_id } = form.form.values
  const provinsi = useProvinsiOptions()
  const kota = useKotaOptions(provinsi_id || null)
  const choose = (name: 'provinsi_id' | 'kota_id', next: unknown) => {
    form.field(name).onChange(next)
    if (name === 'provinsi_id') form.form.setFieldValue('kota_id', null)
    form.form.setFieldValue('kecamatan_id', null)
  }
  return (
    <>
      {scope.jenis !== 'semua' && (
        <Facts
          facts={[
            ['Provinsi', user.provinsi],
            ['Kabupaten/kota', scope.jenis === 'kota' && user.kota],
          ]}
        />
      )}
      {scope.jenis === 'semua' && (
        <SelectField
          {...form.field('provinsi_id')}
          options={provinsi}
          onChange={(next) => choose('provinsi_id', next)}
        />
      )}
      {scope.jenis !== 'kota' && (
        <SelectField
          {...form.field('kota_id')}
          options={kota}
          disabled={!provinsi_id}
          placeholder={provinsi_id ? 'Pilih atau ketik nama' : 'Pilih provinsi lebih dahulu'}
          onChange={(next) => choose('kota_id', next)}
        />
      )}
      <SelectField
        {...form.field('kecamatan_id')}
        options={useKecamatanOptions(provinsi_id || null, kota_id || null)}
        disabled={!kota_id}
        optional
      />
    </>
  )
}

function useKecamatanOptions(provinsiId: number | null, kotaId: number | null) {
  const kode = useProvinsi().data?.find(({ id }) => id === provinsiId)?.kode
  const { data } = useIsiWilayah(kotaId === null ? undefined : kode)
  return (data?.kecamatan ?? [])
    .filter(({ kota_id }) => kota_id === kotaId)
    .map(({ id, nama }) => ({ value: id, label: nama }))
}
