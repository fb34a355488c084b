import { Select } from '@mantine/core'
import { alihForm, alihkanPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useRouter } from '@tanstack/react-router'
import type { LangkahModalProps } from '#okkp/pengaduan/TutupPengaduanModal.tsx'
import { pengaduanList, useRefreshPengaduan } from '#okkp/pengaduan/use-pengaduan.ts'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { type FieldBinding, useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useModal } from '#platform/ui/use-modal.ts'
import { useKotaOptions } from '#platform/wilayah/use-wilayah-options.ts'
import { WilayahField } from '#platform/wilayah/WilayahField.tsx'

/**
 * Transfers a report to another region. The centre may choose any region; other offices choose within their own region
 * or the centre.
 */
export function AlihkanModal({ laporan, onClosed }: LangkahModalProps) {
  const { id, versi, provinsi_id, kota_id } = laporan
  const scope = scopeOf(useSignedInUser())
  const router = useRouter()
  const refresh = useRefreshPengaduan()
  const { close, modal } = useModal(onClosed)
  const form = useZodForm({
    schema: alihForm,
    initialValues: { provinsi_id, kota_id, alasan: '' },
    labels: { provinsi_id: 'Provinsi', kota_id: 'Kabupaten/kota', alasan: 'Alasan' },
    onSubmit: async (values) => {
      const { message } = await call(alihkanPengaduan, { body: { ...values, id, versi } })
      close()
      popup.success(message)
      await router.navigate({ to: pengaduanList })
      await refresh()
    },
  })
  return (
    <FormModal title="Alihkan laporan" form={form} submitLabel="Alihkan" {...modal}>
      {scope.jenis === 'semua' ? (
        <>
          <p>Pilih wilayah kejadiannya. Tanpa provinsi laporan ditangani OKKP Pusat.</p>
          <WilayahField field={form.field} />
        </>
      ) : (
        <Tujuan scope={scope} provinsi={form.field('provinsi_id')} kota={form.field('kota_id')} />
      )}
      <TextareaField
        {...form.field('alasan')}
        help="Dibaca kantor yang menerimanya; pelapor tidak melihatnya."
      />
    </FormModal>
  )
}

interface TujuanProps {
  scope: Exclude<RegionScope, { jenis: 'semua' }>
  provinsi: FieldBinding
  kota: FieldBinding
}

function Tujuan({ scope, provinsi, kota }: TujuanProps) {
  const cities = useKotaOptions(scope.provinsi_id)
  const value = provinsi.value === null ? 'pusat' : kota.value === null ? 'provinsi' : String(kota.value)
  return (
    <Select
      id={provinsi.id}
      label="Kantor tujuan"
      size="md"
      data={[
        { value: 'provinsi', label: 'OKKP provinsi' },
        { value: 'pusat', label: 'OKKP Pusat' },
        ...(scope.jenis === 'provinsi' ? cities.map((city) => ({ ...city, value: String(city.value) })) : []),
        ...(scope.jenis === 'kota' ? [{ value: String(scope.kota_id), label: 'Kantor Anda' }] : []),
      ]}
      value={value}
      error={provinsi.error ?? kota.error}
      onChange={(next) => {
        provinsi.onChange(next === 'pusat' ? null : scope.provinsi_id)
        kota.onChange(next === 'pusat' || next === 'provinsi' || next === null ? null : Number(next))
      }}
      searchable={scope.jenis === 'provinsi'}
    />
  )
}
