import { Button, Select } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { clearButton } from '#platform/forms/clear-button.ts'
import { Fault } from '#platform/forms/fields.tsx'
import { useChoicesOnFocus } from '#platform/forms/use-choices-on-focus.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { useIsiWilayah, useProvinsi } from '#platform/wilayah/use-wilayah.ts'
import classes from '#platform/wilayah/WilayahPicker.module.css'

export interface WilayahValue {
  provinsi_id: number | null
  kota_id: number | null
  kecamatan_id: number | null
}

interface WilayahPickerProps {
  value: WilayahValue
  onChange: (value: WilayahValue) => void
  depth?: 'provinsi' | 'kota' | 'kecamatan'
  errors?: Partial<Record<keyof WilayahValue, string>>
  disabled?: boolean
  /** Ids of the three inputs, for links from the error summary. */
  ids?: Partial<Record<keyof WilayahValue, string>>
}

interface Place {
  id: number
  nama: string
}

/** Selects province, city and district. Each list contains only regions inside the previous selection. */
export function WilayahPicker({
  value,
  onChange,
  depth = 'kecamatan',
  errors = {},
  disabled = false,
  ids = {},
}: WilayahPickerProps) {
  const provinsi = useProvinsi()
  const kodeProvinsi = provinsi.data?.find((found) => found.id === value.provinsi_id)?.kode
  const isi = useIsiWilayah(kodeProvinsi)
  const kecamatan = useMemo(
    () => isi.data?.kecamatan.filter((found) => found.kota_id === value.kota_id),
    [isi.data, value.kota_id],
  )
  return (
    <div className={classes.picker}>
      <PlaceSelect
        id={ids.provinsi_id}
        label="Provinsi"
        places={provinsi.data}
        onRetry={provinsi.isError ? () => void provinsi.refetch() : undefined}
        value={value.provinsi_id}
        error={errors.provinsi_id}
        disabled={disabled}
        onChange={(id) => onChange({ provinsi_id: id, kota_id: null, kecamatan_id: null })}
      />
      {depth !== 'provinsi' && (
        <PlaceSelect
          id={ids.kota_id}
          label="Kabupaten/kota"
          places={isi.data?.kota}
          onRetry={isi.isError ? () => void isi.refetch() : undefined}
          value={value.kota_id}
          error={errors.kota_id}
          disabled={disabled || value.provinsi_id === null}
          waiting={value.provinsi_id === null ? 'Pilih provinsi lebih dahulu' : undefined}
          onChange={(id) => onChange({ ...value, kota_id: id, kecamatan_id: null })}
        />
      )}
      {depth === 'kecamatan' && (
        <PlaceSelect
          id={ids.kecamatan_id}
          label="Kecamatan"
          places={kecamatan}
          value={value.kecamatan_id}
          error={errors.kecamatan_id}
          disabled={disabled || value.kota_id === null}
          waiting={value.kota_id === null ? 'Pilih kabupaten/kota lebih dahulu' : undefined}
          onChange={(id) => onChange({ ...value, kecamatan_id: id })}
        />
      )}
    </div>
  )
}

interface PlaceSelectProps {
  id: string | undefined
  label: string
  places: readonly Place[] | undefined
  onRetry?: (() => void) | undefined
  value: number | null
  error: string | undefined
  disabled: boolean
  waiting?: string | undefined
  onChange: (id: number | null) => void
}

/** Maximum number of rendered options, which keeps typing fast in long lists. */
const drawn = 80

function PlaceSelect({
  id,
  label,
  places,
  onRetry,
  value,
  error,
  disabled,
  waiting,
  onChange,
}: PlaceSelectProps) {
  const ownId = useId()
  const { keepMounted, onFocus } = useChoicesOnFocus()
  const lost = places === undefined && onRetry !== undefined
  const fault = error ?? (lost ? `Daftar ${label.toLowerCase()} belum dapat dimuat.` : undefined)
  const data = useMemo(
    () => (places ?? []).map((place) => ({ value: String(place.id), label: place.nama })),
    [places],
  )
  return (
    <div>
      <Select
        id={id ?? ownId}
        label={label}
        placeholder={waiting ?? 'Pilih atau ketik nama'}
        data={data}
        value={value === null ? null : String(value)}
        onChange={(next) => onChange(next === null ? null : Number(next))}
        error={fault ? <Fault>{fault}</Fault> : undefined}
        disabled={disabled}
        searchable
        clearable
        clearButtonProps={clearButton(label)}
        limit={drawn}
        onFocus={onFocus}
        comboboxProps={{ keepMounted }}
        nothingFoundMessage={
          places ? 'Tidak ada yang cocok' : lost ? 'Daftar belum dapat dimuat' : 'Memuat daftar…'
        }
      />
      {lost && (
        <Button
          className={classes.retry}
          variant="subtle"
          size="sm"
          leftSection={<Icon of={IconRefresh} size={16} />}
          onClick={onRetry}
        >
          Muat ulang daftar
        </Button>
      )}
    </div>
  )
}
