import { dataUsahaCalls } from '@portal/domain/psat/data-usaha/data-usaha.contract'
import { type Mitra, mitraForm } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { kelompokDataUsaha } from '#psat/pelaku/butir-data-usaha.ts'
import type { FormDataUsaha } from '#psat/pelaku/form-data-usaha.ts'
import { useFormBaris } from '#psat/pelaku/use-form-baris.ts'

interface MitraModalProps extends FormDataUsaha<Mitra> {
  jenis: 'pemasok' | 'pelanggan'
}

export function MitraModal({ jenis, onClosed, ...props }: MitraModalProps) {
  const { nama } = kelompokDataUsaha[jenis]
  const { opened, close, baris, draftKey, save } = useFormBaris(jenis, props)
  const { add, update } = dataUsahaCalls[jenis]
  const form = useZodForm({
    schema: mitraForm,
    initialValues: baris ?? { nama: '', alamat: '', negara: '', kontak: '' },
    labels: { nama: 'Nama', alamat: 'Alamat', negara: 'Negara', kontak: 'Kontak' },
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
      title={baris ? `Ubah ${baris.nama}` : `Tambah ${nama}`}
      form={form}
      submitLabel={`Simpan ${nama}`}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
    >
      <TextField {...form.field('nama')} />
      <TextareaField {...form.field('alamat')} rows={2} />
      <TextField {...form.field('negara')} optional help="Isi bila di luar Indonesia." />
      <TextField {...form.field('kontak')} optional help="Telepon, surel, atau nama orangnya." />
    </FormModal>
  )
}
