import { Checkbox } from '@mantine/core'
import { amankanKasus, type RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { tindakanPengamanan, tindakanPengamananLabels } from '@portal/domain/okkp/kasus/kasus.table'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { dayInJakarta, formatShortDate } from '@portal/domain/platform/format'
import { type FormulirProps, useLangkah } from '#okkp/kasus/formulir/use-langkah.ts'
import { judulKasus } from '#okkp/kasus/kata-kasus.ts'
import pengawasan from '#okkp/pengawasan/pengawasan.module.css'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormDrawer } from '#platform/forms/FormDrawer.tsx'
import { Fault, TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { type FieldBinding, useZodForm } from '#platform/forms/use-zod-form.ts'

const options = tindakanPengamanan.map((value) => ({ value, label: tindakanPengamananLabels[value] }))

/** What happened to the goods, how much, and the evidence. Goods that are sold out need a note instead. */
export function PengamananDrawer({ kasus, onClosed }: FormulirProps) {
  const { save, close, modal } = useLangkah(onClosed)
  const { id, versi } = kasus
  const form = useZodForm({
    schema: amankanKasus.body,
    initialValues: {
      id,
      versi,
      tanggal: dayInJakarta(Date.now()),
      tindakan: null,
      jumlah: null,
      satuan: null,
      bukti: null,
      catatan: null,
      sumber: null,
    },
    labels: {
      tanggal: 'Tanggal',
      tindakan: 'Yang dilakukan atas barangnya',
      jumlah: 'Jumlah',
      satuan: 'Satuan',
      bukti: 'Foto atau berita acara',
      catatan: 'Catatan',
      sumber: 'Barang dari temuan',
    },
    draftKey: `kasus-${id}-amankan`,
    draftOmit: ['id', 'versi', 'sumber'],
    onSubmit: (values) => save(call(amankanKasus, { body: { ...values, id, versi } })),
  })
  const tindakan = form.field('tindakan')
  const habis = tindakan.value === 'habis'
  const sumber = kasus.sumber.filter(({ boleh_tindak }) => boleh_tindak)
  return (
    <FormDrawer
      title="Catat pengamanan barang"
      about={judulKasus(kasus)}
      form={form}
      submitLabel="Simpan pengamanan"
      {...modal}
      onClose={close}
    >
      {sumber.length > 1 && <SumberField {...form.field('sumber')} sumber={sumber} />}
      <SelectField
        {...tindakan}
        options={options}
        onChange={(next) => {
          tindakan.onChange(next)
          if (next === 'habis') form.form.setValues({ jumlah: null, satuan: null })
        }}
      />
      <DateField {...form.field('tanggal')} maxDate={dayInJakarta(Date.now())} />
      {!habis && (
        <div className={pengawasan.pair}>
          <NumberField {...form.field('jumlah')} decimals={3} />
          <TextField {...form.field('satuan')} maxLength={50} placeholder="kg" />
        </div>
      )}
      <FileField {...form.field('bukti')} accept={documentKinds} optional={habis} />
      <TextareaField
        {...form.field('catatan')}
        optional={!habis}
        rows={3}
        {...(habis ? { help: 'Apa yang ditemukan di tempat, dan sejak kapan barangnya habis.' } : {})}
      />
    </FormDrawer>
  )
}

/** Goods of one finding may be secured before those of another, for example in two markets. */
function SumberField({
  id,
  label,
  value,
  error,
  onChange,
  sumber,
}: FieldBinding & { sumber: RincianKasus['sumber'] }) {
  return (
    <Checkbox.Group
      label={label}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={(next) => onChange(next.length > 0 ? next.map(Number) : null)}
      error={error ? <Fault>{error}</Fault> : undefined}
    >
      {sumber.map((one, index) => (
        <Checkbox
          key={one.id}
          {...(index === 0 ? { id } : {})}
          value={String(one.id)}
          label={`${one.temuan}, ${one.lokasi}, ${formatShortDate(one.tanggal)}`}
          mt="xs"
        />
      ))}
    </Checkbox.Group>
  )
}
