import { hariLibur, setHariLibur } from '@portal/domain/psat/master/hari.contract'
import { call } from '#platform/api/client.ts'
import { CheckboxField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useModal } from '#platform/ui/use-modal.ts'
import { type HariLibur, useRefreshHariLibur } from '#psat/master/use-master-psat.ts'

interface HariLiburModalProps {
  libur: HariLibur | undefined
  onClosed: () => void
}

export function HariLiburModal({ libur, onClosed }: HariLiburModalProps) {
  const { close, modal } = useModal(onClosed)
  const refresh = useRefreshHariLibur()
  const form = useZodForm({
    schema: hariLibur,
    initialValues: libur ?? { tanggal: null, nama: '', cuti_bersama: false },
    labels: { tanggal: 'Tanggal', nama: 'Nama hari libur', cuti_bersama: 'Cuti bersama' },
    onSubmit: async (body) => {
      const { message } = await call(setHariLibur, { body: { ...body, baru: libur === undefined } })
      close()
      popup.success(message)
      await refresh()
    },
  })
  return (
    <FormModal
      title={libur ? `Ubah ${libur.nama}` : 'Tambah hari libur'}
      form={form}
      submitLabel="Simpan hari libur"
      {...modal}
    >
      {/* The date is the key of a holiday, so it cannot change. */}
      <DateField {...form.field('tanggal')} disabled={libur !== undefined} />
      <TextField {...form.field('nama')} />
      <CheckboxField {...form.field('cuti_bersama')} />
    </FormModal>
  )
}
