import { Select } from '@mantine/core'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useState } from 'react'
import type { UjiImpor } from '#okkp/pengujian/uji.transfer.ts'
import { clearButton } from '#platform/forms/clear-button.ts'
import { ImporScreen } from '#platform/impor/ImporScreen.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

interface UjiImporScreenProps {
  of: UjiImpor
  from: { jenis?: number | undefined; impor?: string | undefined }
}

/**
 * The central office chooses the province of the rows; other accounts use their own region. The central office and
 * laboratories may also enter tests for another region.
 */
export function UjiImporScreen({ of: { look, jenisUji, useKinds, only }, from }: UjiImporScreenProps) {
  const props = { look, jenis: useKinds(), jenisId: only?.id ?? from.jenis, uuid: from.impor }
  const scope = scopeOf(useSignedInUser())
  const everywhere = scope.jenis === 'semua'
  const entrusted = everywhere || (scope.jenis === 'provinsi' && scope.titipan === true)
  const [chosen, setChosen] = useState<{ provinsi_id?: string; created_for?: string }>({})
  const fields = { jenis_uji: String(jenisUji), ...chosen }
  if (!entrusted) return <ImporScreen {...props} fields={fields} />
  return (
    <ImporScreen
      {...props}
      fields={fields}
      choices={({ onTouched, disabled }) => {
        const set = (name: keyof typeof chosen) => (next: string | null) => {
          const { [name]: _before, ...others } = chosen
          setChosen(next === null ? others : { ...others, [name]: next })
          onTouched()
        }
        return (
          <>
            {everywhere && (
              <ProvinsiSelect
                label="Provinsi"
                description="Tempat sampel di berkas ini diambil."
                value={chosen.provinsi_id}
                onChange={set('provinsi_id')}
                disabled={disabled}
              />
            )}
            <ProvinsiSelect
              label="Titipan untuk provinsi (bila ada)"
              description="Isi bila sampel di berkas ini milik wilayah lain; laboratorium di sana ikut membaca hasilnya."
              value={chosen.created_for}
              onChange={set('created_for')}
              disabled={disabled}
              clearable
            />
          </>
        )
      }}
    />
  )
}

interface ProvinsiSelectProps {
  label: string
  description: string
  value: string | undefined
  onChange: (value: string | null) => void
  disabled: boolean
  clearable?: boolean
}

function ProvinsiSelect({ value, ...props }: ProvinsiSelectProps) {
  const provinsi = useProvinsiOptions()
  return (
    <Select
      {...props}
      data={provinsi.map((each) => ({ value: String(each.value), label: each.label }))}
      value={value ?? null}
      searchable
      clearButtonProps={clearButton(props.label)}
    />
  )
}
