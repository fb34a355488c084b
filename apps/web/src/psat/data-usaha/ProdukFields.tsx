import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { jenisKemasan, type NamedFiles } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { type JenisKlaim, needsBukti } from '@portal/domain/psat/isian/klaim'
import { MultiSelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import classes from '#psat/data-usaha/DataUsaha.module.css'
import { GabunganField, NamaKomoditasField } from '#psat/data-usaha/pilihan-fields.tsx'
import type { ProdukFormHandle } from '#psat/data-usaha/produk-form.ts'

interface FieldsProps {
  form: ProdukFormHandle
}
interface FileFieldsProps extends FieldsProps {
  berkas: NamedFiles
}
type NamaBerkas =
  | 'coa_file'
  | 'desain_tabel_dan_kemasan'
  | 'diagram_alir_psat_luar_negri'
  | 'laporan_hasil_uji_mutu_file'
  | 'sertifikat_jaminan_keamanan_psat'
  | 'bukti_klaim'

function fileField({ form, berkas }: FileFieldsProps, name: NamaBerkas) {
  const field = form.field(name)
  return { ...field, accept: documentKinds, known: berkas[String(field.value)] }
}

export function IdentitasProdukFields({ form }: FieldsProps) {
  return (
    <>
      <NamaKomoditasField
        {...form.field('jenis_psat')}
        onKomoditas={(komoditas) => {
          form.form.setFieldValue('komoditas_id', komoditas?.id ?? null)
          if (komoditas?.nama_latin && !form.form.values.nama_latin) {
            form.form.setFieldValue('nama_latin', komoditas.nama_latin)
          }
        }}
      />
      <div className={classes.pair}>
        <TextField {...form.field('nama_dagang')} />
        <TextField {...form.field('nama_merek')} optional />
        <TextField {...form.field('nama_latin')} />
        <TextField {...form.field('negara_asal')} />
      </div>
      <TextareaField {...form.field('komposisi')} rows={2} />
    </>
  )
}

export function KemasanFields({ form, berkas, klaim }: FileFieldsProps & { klaim: readonly JenisKlaim[] }) {
  const chosen = form.form.values.jenis_klaim ?? []
  // A claim that the product already has stays selectable, even if the master no longer offers it.
  const names = [...new Set([...klaim.map(({ nama }) => nama), ...chosen])]
  return (
    <section className={classes.group}>
      <h3>Kemasan</h3>
      <div className={classes.pair}>
        <GabunganField {...form.field('jenis_kemasan')} options={jenisKemasan} />
        <TextField {...form.field('berat_bersih')} optional placeholder="Misalnya 5 kg" />
      </div>
      <FileField {...fileField({ form, berkas }, 'desain_tabel_dan_kemasan')} />
      <MultiSelectField
        {...form.field('jenis_klaim')}
        options={names.map((nama) => ({ value: nama, label: nama }))}
        optional
        help="Pernyataan pada label, misalnya organik atau klaim gizi."
      />
      {chosen.length > 0 && (
        <FileField {...fileField({ form, berkas }, 'bukti_klaim')} optional={!needsBukti(chosen, klaim)} />
      )}
    </section>
  )
}

export function UjiProdukFields({ form, berkas }: FileFieldsProps) {
  const bermutu = Boolean(form.form.values.kelas_mutu)
  return (
    <section className={classes.group}>
      <h3>Keamanan dan mutu</h3>
      <div className={classes.pair}>
        <TextField {...form.field('coa_nomor')} />
        <DateField {...form.field('coa_tanggal')} />
      </div>
      <FileField {...fileField({ form, berkas }, 'coa_file')} />
      <FileField {...fileField({ form, berkas }, 'diagram_alir_psat_luar_negri')} />
      <FileField {...fileField({ form, berkas }, 'sertifikat_jaminan_keamanan_psat')} optional />
      <TextField {...form.field('kelas_mutu')} optional help="Misalnya Premium." />
      {bermutu && (
        <>
          <div className={classes.pair}>
            <TextField {...form.field('laporan_hasil_uji_mutu_nomor')} />
            <DateField {...form.field('laporan_hasil_uji_mutu_tanggal')} />
          </div>
          <FileField {...fileField({ form, berkas }, 'laporan_hasil_uji_mutu_file')} optional />
        </>
      )}
    </section>
  )
}
