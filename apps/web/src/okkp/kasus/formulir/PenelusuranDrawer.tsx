import { Autocomplete } from '@mantine/core'
import { type RincianKasus, telusuriKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type FormulirProps, useLangkah } from '#okkp/kasus/formulir/use-langkah.ts'
import { judulKasus } from '#okkp/kasus/kata-kasus.ts'
import { call } from '#platform/api/client.ts'
import { CheckboxField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormDrawer } from '#platform/forms/FormDrawer.tsx'
import { asText, inputProps, TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'

/** Suppliers that the records of the case already name. */
function knownPemasok({ kios_pemasok }: RincianKasus): ReadonlyMap<string, number> {
  return new Map(kios_pemasok.map(({ pemasok, pemasok_id }) => [pemasok, pemasok_id]))
}

export function PenelusuranDrawer({ kasus, onClosed }: FormulirProps) {
  const { save, close, modal } = useLangkah(onClosed)
  const { id, versi } = kasus
  const known = knownPemasok(kasus)
  const form = useZodForm({
    schema: telusuriKasus.body,
    initialValues: {
      id,
      versi,
      tanggal: dayInJakarta(Date.now()),
      pemasok: null,
      pemasok_id: null,
      asal_pemasok: null,
      tidak_diketahui: false,
      catatan: null,
    },
    labels: {
      tanggal: 'Tanggal',
      pemasok: 'Pemasok',
      pemasok_id: 'Pemasok',
      asal_pemasok: 'Asal pemasok',
      tidak_diketahui: 'Pemasok tidak diketahui',
      catatan: 'Catatan',
    },
    draftKey: `kasus-${id}-telusuri`,
    draftOmit: ['id', 'versi'],
    onSubmit: (values) => save(call(telusuriKasus, { body: { ...values, id, versi } })),
  })
  const pemasok = form.field('pemasok')
  const unknown = form.field('tidak_diketahui')
  const tidakDiketahui = unknown.value === true
  return (
    <FormDrawer
      title="Telusuri pemasok"
      about={judulKasus(kasus)}
      form={form}
      submitLabel="Simpan penelusuran"
      {...modal}
      onClose={close}
    >
      <DateField {...form.field('tanggal')} maxDate={dayInJakarta(Date.now())} />
      <CheckboxField
        {...unknown}
        onChange={(next) => {
          unknown.onChange(next)
          if (next === true) form.form.setValues({ pemasok: null, pemasok_id: null, asal_pemasok: null })
        }}
      />
      {!tidakDiketahui && (
        <>
          <Autocomplete
            {...inputProps({
              ...pemasok,
              help: 'Dari siapa barang ini dibeli. Kios lain dengan pemasok yang sama lalu tampil di kasus.',
            })}
            data={[...known.keys()]}
            maxLength={150}
            value={asText(pemasok.value)}
            onBlur={pemasok.onBlur}
            onChange={(next) => {
              pemasok.onChange(next)
              form.field('pemasok_id').onChange(known.get(next) ?? null)
            }}
          />
          <TextField {...form.field('asal_pemasok')} optional maxLength={200} help="Kota atau alamatnya." />
        </>
      )}
      <TextareaField
        {...form.field('catatan')}
        optional={!tidakDiketahui}
        rows={3}
        {...(tidakDiketahui ? { help: 'Mengapa pemasoknya tidak dapat diketahui.' } : {})}
      />
    </FormDrawer>
  )
}
