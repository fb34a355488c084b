import { kategoriLabels } from '@portal/domain/pasar/pedagang/pedagang.schema'
import type { KiosUji } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { ReactNode } from 'react'
import type { BahanUji } from '#pasar/lapangan/bahan.ts'
import { optionsOf } from '#pasar/pasar/pasar-form.ts'
import { PemasokField } from '#pasar/pedagang/PasokanFields.tsx'
import type { Isian, RapidField } from '#pasar/rapid-test/rapid-test-form.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import classes from '#platform/forms/Form.module.css'
import { TextField } from '#platform/forms/fields.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { Callout } from '#platform/page/Callout.tsx'
import { Section } from '#platform/page/Section.tsx'
import { HasilUjiField } from '#platform/pengujian/HasilUjiField.tsx'

interface RapidTestFieldsProps {
  field: RapidField
  values: Isian
  bahan: BahanUji
  kios: readonly KiosUji[]
  pasar: ReactNode
  foto: ReactNode
}

const named = (rows: readonly { id: number; nama: string }[]) =>
  rows.map(({ id, nama }) => ({ value: id, label: nama }))

/** Fields of a rapid test, shared by the field form and the office form. */
export function RapidTestFields({ field, values, bahan, kios, pasar, foto }: RapidTestFieldsProps) {
  return (
    <>
      <Section title="Sampel">
        <div className={classes.fields}>
          {pasar}
          <DateField {...field('tanggal')} maxDate={dayInJakarta(new Date())} />
          <KiosFields field={field} values={values} bahan={bahan} kios={kios} />
          <SelectField {...field('kategori')} options={optionsOf(kategoriLabels)} />
          {values.kategori === 'PSAT' && (
            <SelectField
              {...field('komoditas_id')}
              options={named(bahan.komoditas)}
              placeholder="Pilih atau ketik nama"
            />
          )}
          <TextField
            {...field('komoditas_tambahan')}
            optional={values.kategori === 'PSAT'}
            maxLength={200}
            placeholder={values.kategori === 'PSAT' ? '' : 'mis. ikan asin'}
          />
          <TextField {...field('kode_sampel')} optional maxLength={60} />
          <NumberField {...field('jumlah_sampel')} min={1} />
        </div>
      </Section>
      <Section title="Pengujian">
        <div className={classes.fields}>
          <ParameterFields field={field} values={values} bahan={bahan} />
          <HasilUjiField {...field('hasil_uji')} />
          {values.hasil_uji === 'Positif' && (
            <Callout tone="warn" role="status" flush>
              Hasil positif masih saringan, belum putusan. Setelah terkirim, tindak lanjutnya terbuka: uji
              konfirmasi di laboratorium dalam 14 hari. Publik hanya melihat bahwa hasilnya menunggu uji
              konfirmasi.
            </Callout>
          )}
          <TextField {...field('penguji')} optional maxLength={200} help="Mis. Tim ICS pasar." />
          <TextareaField {...field('catatan')} optional rows={2} />
        </div>
      </Section>
      <Section title="Kit dan bukti">
        <div className={classes.fields}>
          <TextField {...field('kit_merek')} optional maxLength={200} />
          <TextField {...field('kit_lot')} optional maxLength={100} />
          <DateField {...field('kit_kedaluwarsa')} optional />
          {foto}
        </div>
      </Section>
    </>
  )
}

type Fields = Pick<RapidTestFieldsProps, 'field' | 'values' | 'bahan'>

/** A registered stall fills in its number and its supplier for the commodity. The officer types any other stall. */
function KiosFields({ field, values, bahan, kios }: Fields & Pick<RapidTestFieldsProps, 'kios'>) {
  const stall = field('pedagang_id')
  const chosen = kios.find(({ pedagang_id }) => pedagang_id === values.pedagang_id)
  const goods = new Map(bahan.komoditas.map(({ id, nama }) => [id, nama]))
  const supplier = chosen?.pasokan.find(({ komoditas_id }) => komoditas_id === values.komoditas_id)?.pemasok
  return (
    <>
      {kios.length > 0 && (
        <SelectField
          {...stall}
          optional
          placeholder="Pilih atau ketik nomor kios"
          options={kios.map(({ pedagang_id, nomor_kios, pasokan }) => ({
            value: pedagang_id,
            label: [nomor_kios, pasokan.map(({ komoditas_id }) => goods.get(komoditas_id)).join(', ')].join(
              ' · ',
            ),
          }))}
          onChange={(next) => {
            stall.onChange(next)
            const found = kios.find(({ pedagang_id }) => pedagang_id === next)
            if (found) field('kategori').onChange(found.kategori)
          }}
        />
      )}
      {!chosen && (
        <TextField {...field('nomor_kios')} optional maxLength={40} help="Bila kiosnya belum didata." />
      )}
      <PemasokField
        {...field('pemasok')}
        help={supplier ? `Kosongkan bila pemasoknya ${supplier}, seperti tercatat pada kiosnya.` : undefined}
      />
      {values.pemasok ? (
        <SelectField
          {...field('asal_kota_id')}
          options={bahan.kota ?? []}
          placeholder="Pilih atau ketik nama"
          optional
        />
      ) : null}
    </>
  )
}

function ParameterFields({ field, values, bahan }: Fields) {
  const jenis = field('jenis_rapid_test_id')
  const kind = bahan.jenis.find(({ id }) => id === values.jenis_rapid_test_id)
  return (
    <>
      <SelectField
        {...jenis}
        options={named(bahan.jenis)}
        onChange={(next) => {
          jenis.onChange(next)
          field('parameter_id').onChange(null)
        }}
      />
      <SelectField
        {...field('parameter_id')}
        options={named(bahan.parameter.filter((each) => each.jenis === kind?.jenis_parameter))}
        disabled={!kind}
        placeholder={kind ? 'Pilih atau ketik nama' : 'Pilih jenis rapid test lebih dahulu'}
      />
    </>
  )
}
