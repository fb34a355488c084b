import { addCatatanKontak } from '@portal/domain/okkp/registrasi/kontak.contract'
import {
  caraKontak,
  caraKontakLabels,
  catatanKontakBaru,
} from '@portal/domain/okkp/registrasi/registrasi.kontak'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { useRefreshRegistrasi } from '#okkp/registrasi/use-registrasi.ts'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useModal } from '#platform/ui/use-modal.ts'

interface KontakModalProps {
  registrasi: Pick<Registrasi, 'id' | 'unit_usaha' | 'kontak_telepon'>
  onClosed: () => void
}

const cara = caraKontak.map((value) => ({ value, label: caraKontakLabels[value] }))

/** Records a contact with the holder under the name of the signed-in officer. */
export function KontakModal({ registrasi, onClosed }: KontakModalProps) {
  const refresh = useRefreshRegistrasi()
  const { close, modal } = useModal(onClosed)
  const today = dayInJakarta(new Date())
  const form = useZodForm({
    schema: catatanKontakBaru,
    initialValues: { registrasi_id: registrasi.id, tanggal: today, cara: 'telepon', catatan: '' },
    labels: { tanggal: 'Tanggal kontak', cara: 'Lewat', catatan: 'Hasil kontak' },
    onSubmit: async (body) => {
      const { message } = await call(addCatatanKontak, { body })
      close()
      popup.success(message)
      await refresh()
    },
  })
  return (
    <FormModal
      title={`Catat kontak ${registrasi.unit_usaha}`}
      form={form}
      submitLabel="Simpan catatan"
      {...modal}
    >
      <DateField {...form.field('tanggal')} maxDate={today} />
      <SelectField {...form.field('cara')} options={cara} />
      <TextareaField
        {...form.field('catatan')}
        rows={3}
        help="Siapa yang dihubungi dan apa yang disepakati, mis. akan memperpanjang pekan depan."
      />
    </FormModal>
  )
}
