import { digitsOnly } from '@portal/domain/platform/forms/field-rules'
import { panjangTelepon } from '@portal/domain/platform/forms/kontak'
import { PasokanFields } from '#pasar/pedagang/PasokanFields.tsx'
import { type PedagangField, pilihan } from '#pasar/pedagang/pedagang-form.ts'
import { CheckboxField, SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import classes from '#platform/forms/Form.module.css'
import { PhoneField, TextField } from '#platform/forms/fields.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { Section } from '#platform/page/Section.tsx'

interface PedagangFieldsProps {
  field: PedagangField
  /** Stored already, as it may be shown. */
  nikTersamar?: string | null
  pasokan: { count: number; add: () => void; remove: (index: number) => void }
}

const personal = ['nama', 'nik', 'jenis_kelamin', 'hp'] as const

/** The stall first, then who stands there: without consent nobody is asked for. */
export function PedagangFields({ field, nikTersamar = null, pasokan }: PedagangFieldsProps) {
  const consent = field('persetujuan')
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
        <PasokanFields field={field} {...pasokan} />
      </Section>
      <Section
        title="Pedagang"
        text="Tanyakan persetujuannya lebih dahulu (UU 27/2022). Tanpa persetujuan, hanya kios dan dagangannya yang dicatat."
      >
        <div className={classes.fields}>
          <CheckboxField
            {...consent}
            onChange={(on) => {
              consent.onChange(on)
              // What was typed before the answer was no is not sent.
              if (!on) for (const name of personal) field(name).onChange(null)
            }}
          />
          {consent.value === true && <DataPribadi field={field} nikTersamar={nikTersamar} />}
          <NumberField {...field('lama_usaha')} suffix="tahun" optional />
          <TextField {...field('volume_per_hari')} optional placeholder="mis. 50 kg" />
          <SelectField {...field('cara_simpan')} options={pilihan.caraSimpan} optional />
          <TextField {...field('nib')} optional />
          <CheckboxField {...field('ikut_bimtek')} />
        </div>
      </Section>
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
