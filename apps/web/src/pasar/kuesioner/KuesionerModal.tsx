import { Button } from '@mantine/core'
import {
  type Kuesioner,
  kuesionerCalls,
  kuesionerForm,
} from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import classes from '#pasar/kuesioner/kuesioner.module.css'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useRowIds } from '#platform/forms/use-row-ids.ts'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { popup } from '#platform/notices/popup.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'
import { useModal } from '#platform/ui/use-modal.ts'

const labels = { nama: 'Nama', skala: 'Skala', butir: 'Pernyataan' } as const

/** Edits an edition. If a survey has used the edition, saving creates a new one. */
export function KuesionerModal({ kuesioner, onClosed }: { kuesioner: Kuesioner; onClosed: () => void }) {
  const { id, versi, sasaran, nama, skala, butir, dipakai, edisi } = kuesioner
  const { close, modal } = useModal(onClosed)
  const refresh = useRefreshCalls(kuesionerCalls.list)
  const form = useZodForm({
    schema: kuesionerForm,
    initialValues: { sasaran, nama, skala, butir: butir.map(({ teks }) => ({ teks })) },
    labels,
    onSubmit: async (values) => {
      const { message } = await call(kuesionerCalls.update, { body: { ...values, id, versi } })
      close()
      popup.success(message)
      await refresh()
    },
  })
  const rows = useRowIds(form.form.values.butir?.length ?? 0)
  return (
    <FormModal
      title={dipakai ? `Edisi ${edisi + 1} dari ${nama}` : `Ubah ${nama}`}
      form={form}
      submitLabel={dipakai ? 'Simpan edisi baru' : 'Simpan kuesioner'}
      {...modal}
    >
      {dipakai && <Callout>Edisi {edisi} sudah dipakai survei dan tetap seperti apa adanya.</Callout>}
      <TextField {...form.field('nama')} />
      {skala.map((word, index) => (
        <TextField key={word} {...form.field(`skala.${index}`)} label={`Nilai ${index + 1}`} />
      ))}
      {rows.ids.map((row, index) => (
        <div key={row} className={classes.item}>
          <TextareaField {...form.field(`butir.${index}.teks`)} label={`Pernyataan ${index + 1}`} rows={1} />
          {rows.ids.length > 1 && (
            <Button
              variant="subtle"
              color="red"
              size="sm"
              leftSection={<Icon of={IconTrash} size={16} />}
              aria-label={`Hapus pernyataan ${index + 1}`}
              onClick={() => {
                rows.remove(index)
                form.form.removeListItem('butir', index)
              }}
            >
              Hapus
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          onClick={() => form.form.insertListItem('butir', { teks: '' } as never)}
        >
          Tambah pernyataan
        </Button>
      </div>
    </FormModal>
  )
}
