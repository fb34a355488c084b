import { updateRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { z } from 'zod'
import { isianOf } from '#okkp/registrasi/form/registrasi-form.ts'
import { useRefreshRegistrasi } from '#okkp/registrasi/use-registrasi.ts'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useModal } from '#platform/ui/use-modal.ts'

interface SertifikatModalProps {
  registrasi: Registrasi
  masaBerlaku: number | null
  onClosed: () => void
}

const schema = z.object({ sertifikat: z.string().min(1) })

/** Replaces the certificate without the full form. */
export function SertifikatModal({ registrasi, masaBerlaku, onClosed }: SertifikatModalProps) {
  const scope = scopeOf(useSignedInUser())
  const refresh = useRefreshRegistrasi()
  const { close, modal } = useModal(onClosed)
  const form = useZodForm({
    schema,
    initialValues: { sertifikat: null },
    labels: { sertifikat: 'Sertifikat' },
    onSubmit: async ({ sertifikat }) => {
      const { id, versi } = registrasi
      const body = { ...isianOf(registrasi, scope, masaBerlaku), id, versi, sertifikat }
      const { message } = await call(updateRegistrasi, { body })
      close()
      popup.success(message)
      await refresh()
    },
  })
  return (
    <FormModal
      title={registrasi.sertifikat ? 'Ganti sertifikat' : 'Unggah sertifikat'}
      form={form}
      submitLabel="Simpan sertifikat"
      {...modal}
    >
      <FileField {...form.field('sertifikat')} accept={documentKinds} />
    </FormModal>
  )
}
