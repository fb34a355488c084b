import { Select } from '@mantine/core'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useState } from 'react'
import { registrasiImport } from '#okkp/registrasi/registrasi.transfer.ts'
import { useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { useProvinsiOptionsWithPusat } from '#okkp/registrasi/use-wilayah-pilihan.ts'
import { ImporScreen } from '#platform/impor/ImporScreen.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'

/** Import of registrations. The central office chooses the province; other accounts use their own region. */
export function RegistrasiImporScreen(props: { jenisId: number | undefined; uuid: string | undefined }) {
  const everywhere = scopeOf(useSignedInUser()).jenis === 'semua'
  const jenis = useJenisRegistrasi().data ?? []
  const provinsi = useProvinsiOptionsWithPusat()
  const [provinsiId, setProvinsiId] = useState(String(provinsiPusat.id))
  if (!everywhere) return <ImporScreen {...props} look={registrasiImport} jenis={jenis} fields={{}} />
  return (
    <ImporScreen
      {...props}
      look={registrasiImport}
      jenis={jenis}
      fields={{ provinsi_id: provinsiId }}
      choices={({ onTouched, disabled }) => (
        <Select
          label="Wilayah penerbit"
          description="Registrasi di berkas ini dicatat atas nama wilayah ini."
          data={provinsi.map(({ value, label }) => ({ value: String(value), label }))}
          value={provinsiId}
          onChange={(next) => {
            setProvinsiId(next ?? String(provinsiPusat.id))
            onTouched()
          }}
          searchable
          disabled={disabled}
        />
      )}
    />
  )
}
