import {
  type RincianPengaduan,
  tutupPengaduan,
  tutupPengaduanForm,
} from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { luaranPengaduan, luaranPengaduanLabels } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { useRefreshPengaduan } from '#okkp/pengaduan/use-pengaduan.ts'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useModal } from '#platform/ui/use-modal.ts'

export interface LangkahModalProps {
  laporan: RincianPengaduan
  onClosed: () => void
}

export function TutupPengaduanModal({ laporan: { id, versi }, onClosed }: LangkahModalProps) {
  const refresh = useRefreshPengaduan()
  const { close, modal } = useModal(onClosed)
  const form = useZodForm({
    schema: tutupPengaduanForm,
    initialValues: { luaran: null, isi: '' },
    labels: { luaran: 'Hasil', isi: 'Kabar untuk pelapor' },
    onSubmit: async (values) => {
      const { message } = await call(tutupPengaduan, { body: { ...values, id, versi } })
      close()
      popup.success(message)
      await refresh()
    },
  })
  return (
    <FormModal title="Tutup laporan" form={form} submitLabel="Tutup laporan" {...modal}>
      <SelectField
        {...form.field('luaran')}
        options={luaranPengaduan.map((value) => ({ value, label: luaranPengaduanLabels[value] }))}
      />
      <TextareaField
        {...form.field('isi')}
        rows={4}
        help="Apa yang dilakukan dan apa hasilnya. Sesudah ditutup pelapor tidak dapat membalas lagi."
      />
    </FormModal>
  )
}
