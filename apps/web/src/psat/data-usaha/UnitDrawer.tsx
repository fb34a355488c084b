import { documentKinds } from '@portal/domain/platform/files/files.contract'
import {
  statusKepemilikan,
  type UnitProduksi,
  type UnitProduksiForm,
  unitProduksiForm,
} from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormDrawer } from '#platform/forms/FormDrawer.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { TitikField } from '#platform/peta/titik/TitikField.tsx'
import { WilayahField } from '#platform/wilayah/WilayahField.tsx'
import classes from '#psat/data-usaha/DataUsaha.module.css'
import type { FormDataUsaha } from '#psat/data-usaha/form-data-usaha.ts'
import { levelOptions } from '#psat/data-usaha/level-options.ts'
import { RadioField } from '#psat/data-usaha/pilihan-fields.tsx'
import { SppbRegistri } from '#psat/data-usaha/SppbRegistri.tsx'
import { useFormBaris } from '#psat/data-usaha/use-form-baris.ts'

const blank = {
  nama_unit: '',
  alamat_unit: '',
  provinsi_id: null,
  kota_id: null,
  lintang: null,
  bujur: null,
  status_kepemilikan: 'Milik Sendiri',
  durasi_sewa: '',
  masa_sewa_berakhir: null,
  file_bukti: null,
  bukti_sewa: null,
  sppb_psat_nomor: '',
  sppb_psat_level: null,
  sppb_psat_masa_berlaku: null,
  sppb_psat_ruang_lingkup: '',
  sppb_psat_file: null,
  surat_pernyataan_sppb_psat: null,
} as const

const labels = {
  nama_unit: 'Nama unit',
  alamat_unit: 'Alamat unit',
  provinsi_id: 'Provinsi',
  kota_id: 'Kabupaten/kota',
  lintang: 'Titik lokasi',
  status_kepemilikan: 'Status kepemilikan',
  durasi_sewa: 'Lama sewa',
  masa_sewa_berakhir: 'Sewa berakhir',
  file_bukti: 'Bukti kepemilikan',
  bukti_sewa: 'Perjanjian sewa',
  sppb_psat_nomor: 'Nomor SPPB',
  sppb_psat_level: 'Level SPPB',
  sppb_psat_masa_berlaku: 'SPPB berlaku sampai',
  sppb_psat_ruang_lingkup: 'Ruang lingkup SPPB',
  sppb_psat_file: 'Sertifikat SPPB',
  surat_pernyataan_sppb_psat: 'Surat pernyataan SPPB',
}

/** Sends only the proof that fits the kind of ownership. */
function tidy<T extends Pick<UnitProduksiForm, 'status_kepemilikan'>>(unit: T): T {
  if (unit.status_kepemilikan === 'Sewa') return { ...unit, file_bukti: null }
  return { ...unit, durasi_sewa: null, masa_sewa_berakhir: null, bukti_sewa: null }
}

export function UnitDrawer({ data, ...props }: FormDataUsaha<UnitProduksi>) {
  const { form, modal } = useFormBaris(
    {
      jenis: 'unit-produksi',
      schema: unitProduksiForm,
      labels,
      initial: (baris?: UnitProduksi) => baris ?? blank,
      namaOf: ({ nama_unit }) => nama_unit,
      tidy,
    },
    props,
  )
  const { status_kepemilikan, provinsi_id, kota_id } = form.form.values
  const berkas = (name: 'file_bukti' | 'bukti_sewa' | 'sppb_psat_file' | 'surat_pernyataan_sppb_psat') => {
    const field = form.field(name)
    return { ...field, accept: documentKinds, known: data.berkas[String(field.value)] }
  }
  return (
    <FormDrawer {...modal} form={form}>
      <TextField {...form.field('nama_unit')} help="Misalnya Gudang Sortasi Karawang." />
      <TextareaField {...form.field('alamat_unit')} rows={2} />
      <WilayahField field={form.field} />
      <TitikField
        field={form.field}
        provinsiId={provinsi_id}
        kotaId={kota_id}
        help="Memudahkan petugas menemukan unit ini saat audit lapang."
      />
      <RadioField
        {...form.field('status_kepemilikan')}
        options={statusKepemilikan.map((value) => ({
          value,
          label: value === 'Sewa' ? 'Sewa' : 'Milik sendiri',
        }))}
      />
      {status_kepemilikan === 'Sewa' ? (
        <>
          <div className={classes.pair}>
            <DateField
              {...form.field('masa_sewa_berakhir')}
              help="Tidak boleh sebelum sertifikat berakhir."
            />
            <TextField {...form.field('durasi_sewa')} optional help="Misalnya 5 tahun." />
          </div>
          <FileField {...berkas('bukti_sewa')} />
        </>
      ) : (
        <FileField {...berkas('file_bukti')} />
      )}
      <section className={classes.group}>
        <h3>SPPB unit ini (bila sudah ada)</h3>
        <p>Diminta untuk izin edar: nomor dan sertifikatnya, atau surat pernyataan.</p>
        <SppbRegistri
          perusahaan={props.perusahaan}
          nomor={form.form.values.sppb_psat_nomor ?? ''}
          onPick={(sppb) => form.form.setValues(sppb)}
        />
        <div className={classes.pair}>
          <TextField {...form.field('sppb_psat_nomor')} optional />
          <SelectField {...form.field('sppb_psat_level')} options={levelOptions} optional />
        </div>
        <DateField {...form.field('sppb_psat_masa_berlaku')} optional />
        <TextareaField {...form.field('sppb_psat_ruang_lingkup')} rows={2} optional />
        <FileField {...berkas('sppb_psat_file')} optional />
        <FileField {...berkas('surat_pernyataan_sppb_psat')} optional />
      </section>
    </FormDrawer>
  )
}
