import { type Mitra, mitraForm } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import type { FormDataUsaha } from '#psat/data-usaha/form-data-usaha.ts'
import { useFormBaris } from '#psat/data-usaha/use-form-baris.ts'

interface MitraModalProps extends FormDataUsaha<Mitra> {
  jenis: 'pemasok' | 'pelanggan'
}

const blank = { nama: '', alamat: '', negara: '', kontak: '' }
const labels = { nama: 'Nama', alamat: 'Alamat', negara: 'Negara', kontak: 'Kontak' }

export function MitraModal({ jenis, ...props }: MitraModalProps) {
  const { form, modal } = useFormBaris(
    {
      jenis,
      schema: mitraForm,
      labels,
      initial: (baris?: Mitra) => baris ?? blank,
      namaOf: ({ nama }) => nama,
    },
    props,
  )
  return (
    <FormModal {...modal} form={form}>
      <TextField {...form.field('nama')} />
      <TextareaField {...form.field('alamat')} rows={2} />
      <TextField {...form.field('negara')} optional help="Isi bila di luar Indonesia." />
      <TextField {...form.field('kontak')} optional help="Telepon, surel, atau nama orangnya." />
    </FormModal>
  )
}
