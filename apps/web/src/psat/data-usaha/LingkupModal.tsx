import {
  caraPenyimpanan,
  penangananMinimal,
  type RuangLingkup,
  ruangLingkupForm,
} from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { FormModal } from '#platform/forms/FormModal.tsx'
import type { FormDataUsaha } from '#psat/data-usaha/form-data-usaha.ts'
import { CentangField, NamaKomoditasField, RadioField } from '#psat/data-usaha/pilihan-fields.tsx'
import { useFormBaris } from '#psat/data-usaha/use-form-baris.ts'

const blank = {
  komoditas_id: null,
  nama_komoditas: '',
  cara_penyimpanan: '',
  pengolahan_minimal: '',
  pengemasan_ulang: null,
}

const labels = {
  nama_komoditas: 'Komoditas',
  cara_penyimpanan: 'Cara penyimpanan',
  pengolahan_minimal: 'Penanganan',
  pengemasan_ulang: 'Dikemas ulang di unit Anda?',
}

export function LingkupModal(props: FormDataUsaha<RuangLingkup>) {
  const { form, modal } = useFormBaris(
    {
      jenis: 'ruang-lingkup',
      schema: ruangLingkupForm,
      labels,
      initial: (baris?: RuangLingkup) => baris ?? blank,
      namaOf: ({ nama_komoditas }) => nama_komoditas,
    },
    props,
  )
  return (
    <FormModal {...modal} form={form}>
      <NamaKomoditasField
        {...form.field('nama_komoditas')}
        onKomoditas={(komoditas) => form.form.setFieldValue('komoditas_id', komoditas?.id ?? null)}
      />
      <CentangField {...form.field('pengolahan_minimal')} options={penangananMinimal} />
      <CentangField {...form.field('cara_penyimpanan')} options={caraPenyimpanan} />
      <RadioField
        {...form.field('pengemasan_ulang')}
        options={[
          { value: true, label: 'Ya' },
          { value: false, label: 'Tidak' },
        ]}
      />
    </FormModal>
  )
}
