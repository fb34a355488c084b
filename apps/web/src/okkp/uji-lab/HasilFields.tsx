import { satuanPilihan } from '@portal/domain/okkp/batas/satuan'
import { usulUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { parameterTerbanyak, putusanLabels, putusanUji } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import classes from '#okkp/pengawasan/pengawasan.module.css'
import { PutusanBadge } from '#okkp/pengujian/PutusanBadge.tsx'
import { blankHasil, type HasilKey, hasilLabel, type UjiLabFormHandle } from '#okkp/uji-lab/uji-lab-form.ts'
import { useJenisUji, useParameter } from '#okkp/uji-lab/use-uji-lab.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FormRows } from '#platform/forms/FormRows.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useRecord } from '#platform/record/use-record.ts'

const satuanOptions = satuanPilihan.map((value) => ({ value, label: value }))
const putusanOptions = putusanUji.map((value) => ({ value, label: putusanLabels[value] }))

/** One card per parameter. The proposal of the limit library appears as soon as the result is readable. */
export function HasilFields({ form }: { form: UjiLabFormHandle }) {
  return (
    <FormRows
      noun="parameter"
      count={form.form.values.multiple_parameter?.length ?? 0}
      min={1}
      max={parameterTerbanyak}
      add={() => form.form.insertListItem('multiple_parameter', { ...blankHasil } as never)}
      remove={(index) => form.form.removeListItem('multiple_parameter', index)}
    >
      {(index) => <HasilField form={form} index={index} />}
    </FormRows>
  )
}

function HasilField({ form, index }: { form: UjiLabFormHandle; index: number }) {
  const { jenis_uji_lab_id } = form.form.values
  const jenis = useJenisUji().data?.find(({ id }) => id === jenis_uji_lab_id)
  const parameter = useParameter(jenis?.jenis_parameter)
  const field = (key: HasilKey) => ({
    ...form.field(`multiple_parameter.${index}.${key}`),
    label: hasilLabel(key),
  })
  const chosen = field('parameter_id')
  const unit = field('satuan')
  const overruled = Boolean(field('status').value)

  /** Fills in the unit of the parameter, unless the user has chosen one. */
  function choose(next: unknown) {
    chosen.onChange(next)
    const own = parameter.find(({ id }) => id === next)?.satuan
    if (own && !unit.value) unit.onChange(own)
  }

  return (
    <>
      <SelectField
        {...chosen}
        onChange={choose}
        disabled={!jenis}
        placeholder={jenis ? 'Pilih atau ketik nama' : 'Pilih jenis uji lebih dahulu'}
        options={parameter.map(({ id, nama }) => ({ value: id, label: nama }))}
      />
      <div className={classes.pair}>
        <TextField
          {...field('hasil_uji')}
          maxLength={500}
          help="Angka, <0,01, 0,02-0,05, ttd, positif, atau negatif/25 g. Beberapa sampel dipisah |."
        />
        <SelectField {...unit} options={withOwn(unit.value)} optional />
      </div>
      <Usul form={form} index={index} />
      <div className={classes.pair}>
        <TextField {...field('standar')} optional maxLength={200} />
        <TextField {...field('metode_uji')} optional maxLength={200} />
      </div>
      <SelectField
        {...field('status')}
        options={putusanOptions}
        optional
        placeholder="Menurut batas"
        help="Kosongkan agar mengikuti batas. Putusan yang berbeda perlu alasan."
      />
      {overruled && <TextareaField {...field('alasan')} rows={2} />}
    </>
  )
}

/** Adds the stored unit of the record to the options. */
function withOwn(value: unknown) {
  const own = typeof value === 'string' && value !== '' && !satuanPilihan.some((unit) => unit === value)
  return own ? [...satuanOptions, { value, label: value }] : satuanOptions
}

function Usul({ form, index }: { form: UjiLabFormHandle; index: number }) {
  const { komoditas_id, tanggal, multiple_parameter = [] } = form.form.values
  const hasil = multiple_parameter?.[index]
  const hasilUji = String(hasil?.hasil_uji ?? '').trim()
  const asked = {
    komoditas_id: Number(komoditas_id ?? 0),
    parameter_id: Number(hasil?.parameter_id ?? 0),
    hasil_uji: hasilUji,
    satuan: hasil?.satuan ?? '',
    tanggal: tanggal ?? '',
  }
  const ready = Boolean(asked.komoditas_id && asked.parameter_id && hasilUji && tanggal)
  const { data, error } = useRecord(usulUjiLab, asked, { enabled: ready })
  if (!ready)
    return <p className={classes.quiet}>Isi komoditas, parameter, dan hasil untuk melihat batasnya.</p>
  if (error || !data) return null
  return (
    <div role="status" className={classes.lines}>
      <div className={classes.badges}>
        <PutusanBadge putusan={data.usul} />
        {data.batas && <span>Batas {data.batas}</span>}
      </div>
      <p className={classes.quiet}>{data.alasan_usul}</p>
    </div>
  )
}
