import { Select } from '@mantine/core'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useState } from 'react'
import { useProvinsiOptions } from '#okkp/registrasi/use-wilayah-pilihan.ts'
import { ImporScreen } from '#platform/impor/ImporScreen.tsx'
import type { ImportLook } from '#platform/impor/import-look.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'

interface UjiImporScreenProps {
  look: ImportLook
  jenis: readonly { id: number; nama: string }[]
  /** Which table of tests the file is for. */
  jenisUji: number
  jenisId: number | undefined
  uuid: string | undefined
}

/** The central office says of which province the rows are; elsewhere the account's own region decides. */
export function UjiImporScreen({ jenisUji, ...props }: UjiImporScreenProps) {
  const everywhere = scopeOf(useSignedInUser()).jenis === 'semua'
  const provinsi = useProvinsiOptions()
  const [provinsiId, setProvinsiId] = useState<string | null>(null)
  const fields = { jenis_uji: String(jenisUji) }
  if (!everywhere) return <ImporScreen {...props} fields={fields} />
  return (
    <ImporScreen
      {...props}
      fields={{ ...fields, ...(provinsiId ? { provinsi_id: provinsiId } : {}) }}
      choices={({ onTouched, disabled }) => (
        <Select
          label="Provinsi"
          description="Tempat sampel di berkas ini diambil."
          data={provinsi.map(({ value, label }) => ({ value: String(value), label }))}
          value={provinsiId}
          onChange={(next) => {
            setProvinsiId(next)
            onTouched()
          }}
          searchable
          disabled={disabled}
        />
      )}
    />
  )
}
