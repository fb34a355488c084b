import { Radio } from '@mantine/core'
import { addBenturan } from '@portal/domain/psat/audit/audit.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useModal } from '#platform/ui/use-modal.ts'
import { berkasKey, useBerkasRefresh } from '#psat/berkas/use-berkas.ts'

const schema = z
  .object({ ada: z.boolean(), alasan: z.string().trim().max(4000).nullish() })
  .refine(({ ada, alasan }) => !ada || (alasan?.length ?? 0) >= 5, {
    path: ['alasan'],
    message: 'Jelaskan hubungan Anda dengan pemohon.',
  })

/** Lets an auditor declare a conflict of interest with the applicant. The next appointment shows the declaration. */
export function BenturanModal({ berkas, onClosed }: { berkas: BerkasPengajuan; onClosed: () => void }) {
  const { close, modal } = useModal(onClosed)
  const refresh = useBerkasRefresh(berkas.uuid)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { id } = useSignedInUser()
  const { tim, uuid, auditType } = berkas
  const mewakili = tim !== null && ![tim.lead, ...tim.auditor].some((person) => person.id === id)
  const form = useZodForm({
    schema,
    initialValues: { ada: true, alasan: '' },
    labels: { ada: 'Pernyataan', alasan: 'Penjelasan' },
    onSubmit: async (body) => {
      const { message } = await call(addBenturan, { params: { uuid }, body })
      close()
      popup.success(message)
      if (!(mewakili && body.ada)) return refresh()
      // A deputy who declares a conflict loses access to the file, so the page leaves the file and drops it from the
      // cache.
      await navigate({ to: '/psat/admin/perizinan/$type', params: { type: auditType } })
      queryClient.removeQueries({ queryKey: berkasKey(uuid) })
      await refresh()
    },
  })
  const ada = form.form.values.ada === true
  return (
    <FormModal title="Benturan kepentingan" form={form} submitLabel="Simpan pernyataan" {...modal}>
      <Radio.Group
        label={`Hubungan Anda dengan ${berkas.nama_perusahaan}`}
        value={ada ? 'ada' : 'tidak'}
        onChange={(value) => form.form.setFieldValue('ada', value === 'ada')}
      >
        <Radio value="ada" label="Ada benturan kepentingan" mt={10} />
        <Radio value="tidak" label="Tidak ada, atau pernyataan lama dicabut" mt={10} />
      </Radio.Group>
      <TextareaField {...form.field('alasan')} optional={!ada} />
      {mewakili && ada && (
        <Callout role="note">
          Anda membuka berkas ini sebagai wakil. Setelah pernyataan disimpan, berkas {berkas.nama_perusahaan}{' '}
          tertutup bagi Anda sebagai wakil; orang yang Anda wakili tetap memegangnya.
        </Callout>
      )}
    </FormModal>
  )
}
