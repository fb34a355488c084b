import { useDisclosure } from '@mantine/hooks'
import { dataUsahaCalls } from '@portal/domain/psat/data-usaha.contract'
import { type Mitra, mitraForm } from '@portal/domain/psat/data-usaha.schema'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { kelompokDataUsaha } from '#psat/pelaku/butir-data-usaha.ts'
import type { FormDataUsaha } from '#psat/pelaku/form-data-usaha.ts'
import { useRefreshDataUsaha } from '#psat/pelaku/use-data-usaha.ts'

interface MitraModalProps extends FormDataUsaha<Mitra> {
  jenis: 'pemasok' | 'pelanggan'
}

export function MitraModal({ jenis, baris: diminta, perusahaan, onSaved, onClosed }: MitraModalProps) {
  const { nama } = kelompokDataUsaha[jenis]
  const [opened, { close }] = useDisclosure(true)
  // As it was when the form was opened: a newer version must be refused by the server, not overwritten.
  const [baris] = useState(diminta)
  const refresh = useRefreshDataUsaha()
  const form = useZodForm({
    schema: mitraForm,
    initialValues: baris ?? { nama: '', alamat: '', negara: '', kontak: '' },
    labels: { nama: 'Nama', alamat: 'Alamat', negara: 'Negara', kontak: 'Kontak' },
    draftKey: `${jenis}-${baris ? `${baris.id}-${baris.versi}` : 'baru'}-${perusahaan ?? ''}`,
    onSubmit: async (body) => {
      const query = { perusahaan }
      const { add, update } = dataUsahaCalls[jenis]
      const { data, message = '' } = await (baris
        ? call(update, { query, body: { ...body, id: baris.id, versi: baris.versi } })
        : call(add, { query, body })
      ).finally(refresh)
      close()
      onSaved({ id: data.id, message })
    },
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
