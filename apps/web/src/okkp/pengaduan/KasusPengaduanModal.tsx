import { jadikanKasusPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import type { ComponentType } from 'react'
import { useRefreshKasus } from '#okkp/kasus/use-kasus.ts'
import type { LangkahModalProps } from '#okkp/pengaduan/TutupPengaduanModal.tsx'
import { useRefreshPengaduan } from '#okkp/pengaduan/use-pengaduan.ts'
import { NoRegistrasiField } from '#okkp/pengujian/NoRegistrasiField.tsx'
import { useKomoditasOptions } from '#okkp/registrasi/use-pilihan.ts'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { type FieldBinding, useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useModal } from '#platform/ui/use-modal.ts'

export interface PasarFieldsProps {
  field: (name: 'pasar_id' | 'nomor_kios' | 'pemasok') => FieldBinding
  pasarId: number | null
}

interface KasusPengaduanModalProps extends LangkahModalProps {
  /** Fields of the module of markets, which this module does not know. */
  PasarFields: ComponentType<PasarFieldsProps>
}

/** Accepts a report as a case. It joins an open case about the same business, stall or supplier and food. */
export function KasusPengaduanModal({ laporan, onClosed, PasarFields }: KasusPengaduanModalProps) {
  const { id, versi, pangan, tempat, nomor_izin, pasar } = laporan
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
      pasar_id: pasar?.id ?? null,
      nomor_kios: null,
      pemasok: null,
    },
    labels: {
      temuan: 'Dugaan',
      komoditas_id: 'Komoditas',
      komoditas: 'Nama pangan pada laporan',
      lokasi: 'Tempat',
      no_registrasi: 'Nomor registrasi',
      pasar_id: 'Pasar',
      nomor_kios: 'Nomor kios',
      pemasok: 'Pemasok',
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
      <PasarFields
        field={form.field}
        pasarId={typeof form.form.values.pasar_id === 'number' ? form.form.values.pasar_id : null}
      />
      <NoRegistrasiField {...form.field('no_registrasi')} optional />
    </FormModal>
  )
}
