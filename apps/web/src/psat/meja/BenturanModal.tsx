import { Radio } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { addBenturan } from '@portal/domain/psat/audit/audit.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'

const schema = z
  .object({ ada: z.boolean(), alasan: z.string().trim().max(4000).nullish() })
  .refine(({ ada, alasan }) => !ada || (alasan?.length ?? 0) >= 5, {
    path: ['alasan'],
    message: 'Jelaskan hubungan Anda dengan pemohon.',
  })

/** An auditor says whether anything binds him to the applicant; the next appointment shows it. */
export function BenturanModal({ berkas, onClosed }: { berkas: BerkasPengajuan; onClosed: () => void }) {
  const [opened, { close }] = useDisclosure(true)
  const refresh = useBerkasRefresh(berkas.uuid)
  const form = useZodForm({
    schema,
    initialValues: { ada: true, alasan: '' },
    labels: { ada: 'Pernyataan', alasan: 'Penjelasan' },
    onSubmit: async (body) => {
      const { message } = await call(addBenturan, { params: { uuid: berkas.uuid }, body })
      close()
      popup.success(message)
      await refresh()
    },
  })
  const ada = form.form.values.ada === true
  return (
    <FormModal
      title="Benturan kepentingan"
      form={form}
      submitLabel="Simpan pernyataan"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
    >
      <Radio.Group
        label={`Hubungan Anda dengan ${berkas.nama_perusahaan}`}
        value={ada ? 'ada' : 'tidak'}
        onChange={(value) => form.form.setFieldValue('ada', value === 'ada')}
      >
        <Radio value="ada" label="Ada benturan kepentingan" mt={10} />
        <Radio value="tidak" label="Tidak ada, atau pernyataan lama dicabut" mt={10} />
      </Radio.Group>
      <TextareaField {...form.field('alasan')} optional={!ada} />
    </FormModal>
  )
}
