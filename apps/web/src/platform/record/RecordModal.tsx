import type { ReactNode } from 'react'
import type { z } from 'zod'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { type FieldBinding, useZodForm, type ZodFormOptions } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { type RecordCalls, useRefresh } from '#platform/record/use-record-writes.ts'
import { useModal } from '#platform/ui/use-modal.ts'

interface RecordModalProps<Row, S extends z.ZodType<unknown, object>> {
  calls: RecordCalls<Row, z.input<S>>
  noun: string
  row: Row | undefined
  nameOf: (row: Row) => string
  schema: S
  initialValues: ZodFormOptions<S>['initialValues']
  labels: ZodFormOptions<S>['labels']
  onClosed: () => void
  children: (field: (path: Parameters<FieldOf<S>>[0]) => FieldBinding) => ReactNode
}

type FieldOf<S extends z.ZodType<unknown, object>> = ReturnType<typeof useZodForm<S>>['field']

export function RecordModal<Row, S extends z.ZodType<unknown, object>>(props: RecordModalProps<Row, S>) {
  const { calls, noun, row, nameOf, schema, initialValues, labels, onClosed, children } = props
  const refresh = useRefresh(calls.staleKey)
  const { close, modal } = useModal(onClosed)
  const form = useZodForm({
    schema,
    initialValues,
    labels,
    onSubmit: async (values) => {
      const { message } = row ? await calls.update(row, values) : await calls.add(values)
      close()
      popup.success(message)
      await refresh()
    },
  })
  return (
    <FormModal
      title={row ? `Ubah ${nameOf(row)}` : `Tambah ${noun}`}
      form={form}
      submitLabel={`Simpan ${noun}`}
      {...modal}
    >
      {children(form.field)}
    </FormModal>
  )
}
