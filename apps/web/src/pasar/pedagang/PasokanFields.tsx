import { Autocomplete, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import { provinsiOfKota } from '@portal/domain/platform/wilayah/wilayah'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useKomoditas } from '#okkp/index.ts'
import classes from '#pasar/pedagang/pedagang.module.css'
import { type PedagangField, pasokanLabels, pilihan } from '#pasar/pedagang/pedagang-form.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { asText, inputProps } from '#platform/forms/fields.tsx'
import { useRowIds } from '#platform/forms/use-row-ids.ts'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useKotaOptions, useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

interface PasokanFieldsProps {
  field: PedagangField
  count: number
  add: () => void
  remove: (index: number) => void
}

/** What is sold, each with where it comes from: that is what a bad test is traced by. */
export function PasokanFields({ field, count, add, remove }: PasokanFieldsProps) {
  const rows = useRowIds(count)
  const whole = field('pasokan')
  return (
    <div className={classes.rows} id={whole.id} tabIndex={-1}>
      {rows.ids.map((id, index) => (
        <Pasokan
          key={id}
          index={index}
          field={(name) => ({ ...field(`pasokan.${index}.${name}`), label: pasokanLabels[name] })}
          onRemove={
            count > 1
              ? () => {
                  rows.remove(index)
                  remove(index)
                }
              : undefined
          }
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={add}
        >
          Tambah komoditas
        </Button>
      </div>
    </div>
  )
}

interface PasokanProps {
  index: number
  field: (name: keyof typeof pasokanLabels) => FieldBinding
  onRemove: (() => void) | undefined
}

function Pasokan({ index, field, onRemove }: PasokanProps) {
  const titleId = useId()
  const komoditas = useKomoditas()
  return (
    <fieldset className={classes.row} aria-labelledby={titleId}>
      <div className={classes.rowHead}>
        <h3 id={titleId}>Komoditas {index + 1}</h3>
        {onRemove && (
          <Button
            variant="subtle"
            color="red"
            size="sm"
            leftSection={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
            aria-label={`Hapus komoditas ${index + 1}`}
            onClick={onRemove}
          >
            Hapus
          </Button>
        )}
      </div>
      <SelectField
        {...field('komoditas_id')}
        placeholder="Pilih atau ketik nama"
        options={komoditas.map(({ id, nama }) => ({ value: id, label: nama }))}
      />
      <PemasokField {...field('pemasok')} />
      <AsalField {...field('asal_kota_id')} />
      <SelectField {...field('frekuensi')} options={pilihan.frekuensi} optional />
    </fieldset>
  )
}

const pause = 250

/** Known suppliers are offered, so that the same one is written the same way; a new one may be typed. */
export function PemasokField({ help, ...field }: FieldBinding & { help?: string | undefined }) {
  const value = asText(field.value)
  const [search] = useDebouncedValue(value, pause)
  const { data = [] } = useRecord(pedagangCalls.pemasok, { search }, { enabled: search.length > 1 })
  return (
    <Autocomplete
      {...inputProps({ ...field, help, optional: true })}
      data={[...new Set(data.map(({ nama }) => nama))]}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      maxLength={150}
    />
  )
}

/** Province, then city; the province of a stored city is known by its code. */
export function AsalField(field: FieldBinding) {
  const kotaId = typeof field.value === 'number' ? field.value : undefined
  const [chosen, setChosen] = useState<number | undefined>(
    kotaId === undefined ? undefined : provinsiOfKota(kotaId),
  )
  const provinsi = useProvinsiOptions()
  const kota = useKotaOptions(chosen)
  return (
    <>
      <SelectField
        {...field}
        id={`${field.id}-provinsi`}
        name={`${field.name}-provinsi`}
        label="Provinsi asal"
        error={undefined}
        value={chosen ?? null}
        options={provinsi}
        optional
        onChange={(next) => {
          setChosen(typeof next === 'number' ? next : undefined)
          field.onChange(null)
        }}
      />
      {chosen !== undefined && <SelectField {...field} options={kota} optional />}
    </>
  )
}
