import { useDisclosure } from '@mantine/hooks'
import { addKomoditas, updateKomoditas } from '@portal/domain/okkp/komoditas.contract'
import { type Komoditas, komoditasBaru } from '@portal/domain/okkp/komoditas.schema'
import { useKelompokOptions, useRefreshKomoditas } from '#okkp/komoditas/use-komoditas.ts'
import { call } from '#platform/api/client.ts'
import { SelectField, TagsField } from '#platform/forms/choice-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/ui/popup.ts'

interface KomoditasModalProps {
  /** The commodity to change; undefined for a new one. */
  komoditas: Komoditas | undefined
  onClosed: () => void
}

const blank = { nama: '', nama_inggris: '', nama_latin: '', kelompok_id: null, sub_kelompok: '', alias: [] }

export function KomoditasModal({ komoditas, onClosed }: KomoditasModalProps) {
  const kelompok = useKelompokOptions()
  const refresh = useRefreshKomoditas()
  const [opened, { close }] = useDisclosure(true)
  const form = useZodForm({
    schema: komoditasBaru,
    initialValues: komoditas ?? blank,
    labels: {
      nama: 'Nama',
      kelompok_id: 'Kelompok',
      sub_kelompok: 'Subkelompok',
      nama_inggris: 'Nama Inggris',
      nama_latin: 'Nama Latin',
      alias: 'Nama lain',
    },
    onSubmit: async (body) => {
      const { message } = komoditas
        ? await call(updateKomoditas, { body: { ...body, id: komoditas.id, versi: komoditas.versi } })
        : await call(addKomoditas, { body })
      close()
      popup.success(message)
      await refresh()
    },
  })

  return (
    <FormModal
      title={komoditas ? `Ubah ${komoditas.nama}` : 'Tambah komoditas'}
      form={form}
      submitLabel="Simpan komoditas"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
    >
      <TextField {...form.field('nama')} />
      <SelectField {...form.field('kelompok_id')} options={kelompok} />
      <TextField {...form.field('sub_kelompok')} optional />
      <TextField {...form.field('nama_inggris')} optional />
      <TextField {...form.field('nama_latin')} optional />
      <TagsField
        {...form.field('alias')}
        optional
        help="Nama daerah atau nama dagang. Tekan Enter setelah tiap nama."
      />
    </FormModal>
  )
}
