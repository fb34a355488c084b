import { Button } from '@mantine/core'
import type { Result } from '@portal/domain/platform/contract'
import { getCeklisMaster, setCeklisMaster } from '@portal/domain/psat/lapang/ceklis'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'
import { popup } from '#platform/notices/popup.ts'
import { BagianMasterFields } from '#psat/lapang/master/BagianMasterFields.tsx'
import classes from '#psat/lapang/master/ceklis-master.module.css'
import { moved, numbered } from '#psat/lapang/master/order-ceklis.ts'

type Ceklis = Result<typeof getCeklisMaster>['data']

const schema = z.object({
  isi: z
    .array(
      z.object({
        judul: z.string().trim().min(3, 'Isi judul bagian.').max(200),
        butir: z
          .array(z.object({ uraian: z.string().trim().min(3, 'Isi uraian butir.').max(500) }))
          .min(1, 'Isi sedikitnya satu butir.')
          .max(30),
      }),
    )
    .min(1, 'Isi sedikitnya satu bagian.')
    .max(40),
})

/** Edits titles and items. The order determines the codes. */
export function CeklisMasterForm({ ceklis: dimuat, onClose }: { ceklis: Ceklis; onClose: () => void }) {
  const queryClient = useQueryClient()
  // Keeps the version from the moment of opening, so that the server refuses to overwrite a newer version.
  const [ceklis] = useState(dimuat)
  const awal = ceklis.isi.map(({ judul, butir }) => ({
    judul,
    butir: butir.map(({ uraian }) => ({ uraian })),
  }))
  const form = useZodForm({
    schema,
    initialValues: { isi: awal },
    labels: { isi: 'Daftar periksa' },
    draftKey: `ceklis-master-${ceklis.versi}`,
    onSubmit: async ({ isi }) => {
      const agreed = await confirm({
        title: `Terbitkan versi ${ceklis.versi + 1}?`,
        text: 'Audit lapang yang dimulai sesudah ini memakai versi baru. Yang sudah berjalan tetap pada versinya.',
        confirmLabel: `Terbitkan versi ${ceklis.versi + 1}`,
      })
      if (!agreed) return false
      const body = { isi: numbered(isi), dari_versi: ceklis.versi }
      const { message } = await call(setCeklisMaster, { body }).finally(() =>
        queryClient.invalidateQueries({ queryKey: [getCeklisMaster.path] }),
      )
      popup.success(message)
      onClose()
    },
  })
  const isi = form.form.values.isi ?? []
  const set = (next: typeof isi) => form.form.setFieldValue('isi', next)
  return (
    <Form
      form={form}
      submitLabel={`Terbitkan versi ${ceklis.versi + 1}`}
      aria-label="Daftar periksa"
      extraActions={
        <Button size="lg" variant="default" onClick={onClose}>
          Batal
        </Button>
      }
    >
      <ol className={classes.list}>
        {isi.map((bagian, index) => (
          <BagianMasterFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own until it is published
            key={index}
            nomor={index + 1}
            bagian={bagian}
            banyak={isi.length}
            field={(path) => ({ ...form.field(`isi.${index}.${path}`), label: labelOf(index, path) })}
            onChange={(next) => set(isi.with(index, next))}
            onMove={() => set(moved(isi, index))}
            onDelete={() => set(isi.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <Button
        className={classes.add}
        variant="default"
        leftSection={<Icon of={IconPlus} />}
        onClick={() => set([...isi, { judul: '', butir: [{ uraian: '' }] }])}
      >
        Tambah bagian
      </Button>
    </Form>
  )
}

function labelOf(index: number, path: string): string {
  const butir = /^butir\.(\d+)\./.exec(path)?.[1]
  return butir === undefined ? `Judul bagian ${index + 1}` : `Butir ${index + 1}.${Number(butir) + 1}`
}
