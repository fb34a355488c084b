import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import { type Pedagang, pedagangForm } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PedagangFields } from '#pasar/pedagang/PedagangFields.tsx'
import { isianOf, labels, namaPedagang, type PedagangField } from '#pasar/pedagang/pedagang-form.ts'
import type { Ranah } from '#pasar/pedagang/ranah.ts'
import { usePedagang, useRefreshPedagang } from '#pasar/pedagang/use-pedagang.ts'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function PedagangUbahScreen({ ranah, id }: { ranah: Ranah; id: number }) {
  return (
    <RecordLoader read={usePedagang(id)} noun="Pedagang" crumbs={ranah.crumbs} back={ranah.list}>
      {(pedagang) => <Ubah key={pedagang.id} ranah={ranah} pedagang={pedagang} />}
    </RecordLoader>
  )
}

function Ubah({ ranah, pedagang: shown }: { ranah: Ranah; pedagang: Pedagang }) {
  // As it was when the form was opened: what others write meanwhile is found out by its version.
  const [pedagang] = useState(shown)
  const { id, versi } = pedagang
  const navigate = useNavigate()
  const refresh = useRefreshPedagang()
  const home = `${ranah.list}/${id}`
  const form = useZodForm({
    schema: pedagangForm,
    initialValues: isianOf(pedagang),
    labels,
    onSubmit: async (values) => {
      const body = { ...values, pedagang_id: id, versi }
      const { message } = await call(pedagangCalls.update, { body })
      popup.success(message)
      void refresh()
      void navigate({ to: home })
    },
  })
  const withdrawn = pedagang.persetujuan && form.form.values.persetujuan === false
  return (
    <>
      <PageHeader
        title={`Ubah ${namaPedagang(pedagang)}`}
        meta={`${pedagang.nama_pasar}, ${pedagang.kelompok}`}
        crumbs={[...ranah.crumbs, { label: namaPedagang(pedagang), to: home }]}
      />
      {withdrawn && (
        <Callout tone="warn" role="status">
          Persetujuan dicabut: nama, NIK, nomor HP, dan jenis kelamin pedagang ini dihapus saat disimpan.
        </Callout>
      )}
      <Form
        form={form}
        long
        submitLabel="Simpan perubahan"
        extraActions={<BackButton to={home}>Kembali ke pedagang</BackButton>}
      >
        <div>
          <PedagangFields
            field={form.field as PedagangField}
            nikTersamar={pedagang.nik_tersamar}
            form={form.form}
          />
        </div>
      </Form>
    </>
  )
}
