import { jadikanKasusPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { useRefreshKasus } from '#okkp/kasus/use-kasus.ts'
import type { LangkahModalProps } from '#okkp/pengaduan/TutupPengaduanModal.tsx'
import { useRefreshPengaduan } from '#okkp/pengaduan/use-pengaduan.ts'
import { NoRegistrasiField } from '#okkp/pengujian/NoRegistrasiField.tsx'
import { useKomoditasOptions } from '#okkp/registrasi/use-pilihan.ts'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useModal } from '#platform/ui/use-modal.ts'

/** Accepts a report as a case. It joins an open case about the same business and food. */
export function KasusPengaduanModal({ laporan, onClosed }: LangkahModalProps) {
  const { id, versi, pangan, tempat, nomor_izin } = laporan
  const refresh = useRefreshPengaduan()
  const refreshKasus = useRefreshKasus()
  const { close, modal } = useModal(onClosed)
  const form = useZodForm({
    schema: jadikanKasusPengaduan.body,
    initialValues: {
      id,
      versi,
      temuan: '',
      komoditas_id: null,
      komoditas: pangan,
      lokasi: tempat ?? '',
      no_registrasi: nomor_izin,
    },
    labels: {
      temuan: 'Dugaan',
      komoditas_id: 'Komoditas',
      komoditas: 'Nama pangan pada laporan',
      lokasi: 'Tempat',
      no_registrasi: 'Nomor registrasi',
    },
    onSubmit: async (values) => {
      const { message } = await call(jadikanKasusPengaduan, { body: { ...values, id, versi } })
      close()
      popup.success(message)
      await Promise.all([refresh(), refreshKasus()])
    },
  })
  return (
    <FormModal title="Terima sebagai kasus" form={form} submitLabel="Terima sebagai kasus" {...modal}>
      <TextField {...form.field('temuan')} maxLength={200} help="Mis. formalin, atau izin palsu." />
      <SelectField {...form.field('komoditas_id')} options={useKomoditasOptions()} optional />
      <TextField {...form.field('komoditas')} optional maxLength={200} />
      <TextField {...form.field('lokasi')} maxLength={200} help="Nama pasar dan kios, toko, atau alamat." />
      <NoRegistrasiField {...form.field('no_registrasi')} optional />
    </FormModal>
  )
}
