import { digitsOnly, panjangTelepon } from '@portal/domain/platform/forms/field-rules'
import { PasokanFields } from '#pasar/pedagang/PasokanFields.tsx'
import { PersetujuanSection } from '#pasar/pedagang/PersetujuanSection.tsx'
import { blankPasokan, type PedagangField, pilihan } from '#pasar/pedagang/pedagang-form.ts'
import { CheckboxField, SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import classes from '#platform/forms/Form.module.css'
import { PhoneField, TextField } from '#platform/forms/fields.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { Section } from '#platform/page/Section.tsx'

interface PedagangFieldsProps {
  field: PedagangField
  nikTersamar?: string | null
  form: {
    values: { pasokan: readonly unknown[] | null }
    insertListItem: (path: 'pasokan', row: never) => void
    removeListItem: (path: 'pasokan', index: number) => void
  }
}

const personal = ['nama', 'nik', 'jenis_kelamin', 'hp'] as const

export function PedagangFields({ field, form, nikTersamar = null }: PedagangFieldsProps) {
  return (
    <>
      <Section title="Kios">
        <div className={classes.fields}>
          <TextField {...field('nomor_kios')} />
          <SelectField {...field('kategori')} options={pilihan.kategori} />
          <SelectField {...field('zona')} options={pilihan.zona} optional />
          <DateField {...field('tanggal_pendataan')} />
          <CheckboxField {...field('aktif')} />
        </div>
      </Section>
      <Section title="Barang dagangan dan pemasok">
        <PasokanFields
          field={field}
          count={form.values.pasokan?.length ?? 0}
          add={() => form.insertListItem('pasokan', blankPasokan as never)}
          remove={(index) => form.removeListItem('pasokan', index)}
        />
      </Section>
      <PersetujuanSection
        field={field}
        pribadi={personal}
        isian={<DataPribadi field={field} nikTersamar={nikTersamar} />}
      >
        <NumberField {...field('lama_usaha')} suffix="tahun" optional />
        <TextField {...field('volume_per_hari')} optional placeholder="mis. 50 kg" />
        <SelectField {...field('cara_simpan')} options={pilihan.caraSimpan} optional />
        <TextField {...field('nib')} optional />
        <CheckboxField {...field('ikut_bimtek')} />
      </PersetujuanSection>
    </>
  )
}

function DataPribadi({ field, nikTersamar }: { field: PedagangField; nikTersamar: string | null }) {
  const nik = field('nik')
  return (
    <>
      <TextField {...field('nama')} />
      <TextField
        {...nik}
        onChange={(text) => nik.onChange(digitsOnly(String(text)))}
        maxLength={16}
        optional
        help={
          nikTersamar
            ? `Tersimpan ${nikTersamar}. Kosongkan bila tidak berubah.`
            : '16 angka. Disimpan tersegel dan tidak pernah ditampilkan utuh.'
        }
      />
      {nikTersamar && <CheckboxField {...field('hapus_nik')} />}
      <SelectField {...field('jenis_kelamin')} options={pilihan.kelamin} optional />
      <PhoneField {...field('hp')} min={panjangTelepon.min} optional />
    </>
  )
}
