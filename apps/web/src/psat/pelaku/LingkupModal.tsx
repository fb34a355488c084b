import { dataUsahaCalls } from '@portal/domain/psat/data-usaha/data-usaha.contract'
import {
  caraPenyimpanan,
  penangananMinimal,
  type RuangLingkup,
  ruangLingkupForm,
} from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import type { FormDataUsaha } from '#psat/pelaku/form-data-usaha.ts'
import { CentangField, NamaKomoditasField, RadioField } from '#psat/pelaku/pilihan-fields.tsx'
import { useFormBaris } from '#psat/pelaku/use-form-baris.ts'

const blank = {
  komoditas_id: null,
  nama_komoditas: '',
  cara_penyimpanan: '',
  pengolahan_minimal: '',
  pengemasan_ulang: null,
}

export function LingkupModal({ onClosed, ...props }: FormDataUsaha<RuangLingkup>) {
  const { opened, close, baris, draftKey, save } = useFormBaris('lingkup', props)
  const { add, update } = dataUsahaCalls['ruang-lingkup']
  const form = useZodForm({
    schema: ruangLingkupForm,
    initialValues: baris ?? blank,
    labels: {
      nama_komoditas: 'Komoditas',
      cara_penyimpanan: 'Cara penyimpanan',
      pengolahan_minimal: 'Penanganan',
      pengemasan_ulang: 'Dikemas ulang di unit Anda?',
    },
    draftKey,
    onSubmit: (body) =>
      save((query) =>
        baris
          ? call(update, { query, body: { ...body, id: baris.id, versi: baris.versi } })
          : call(add, { query, body }),
      ),
  })
  return (
    <FormModal
      title={baris ? `Ubah ${baris.nama_komoditas}` : 'Tambah ruang lingkup'}
      form={form}
      submitLabel="Simpan ruang lingkup"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
    >
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
