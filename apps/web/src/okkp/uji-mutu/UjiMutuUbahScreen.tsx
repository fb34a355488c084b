import { ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import type { UjiMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { UjiMutuForm } from '#okkp/uji-mutu/UjiMutuForm.tsx'
import type { IsianMutu } from '#okkp/uji-mutu/uji-mutu-form.ts'
import { mutuCrumbs, mutuList, useRefreshMutu, useUjiMutu } from '#okkp/uji-mutu/use-uji-mutu.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function UjiMutuUbahScreen({ id }: { id: number }) {
  return (
    <RecordLoader noun="Uji mutu" crumbs={mutuCrumbs} back={mutuList} read={useUjiMutu(id)}>
      {(record) => <Ubah key={record.id} record={record} />}
    </RecordLoader>
  )
}

function Ubah({ record }: { record: UjiMutu }) {
  // The version the form was filled from: a newer one that arrives meanwhile must be refused, not hidden.
  const [versi] = useState(record.versi)
  const navigate = useNavigate()
  const refresh = useRefreshMutu()
  const home = `${mutuList}/${record.id}`

  async function save(isian: IsianMutu) {
    const { message } = await call(ujiMutuCalls.update, { body: { ...isian, id: record.id, versi } })
    popup.success(message)
    void navigate({ to: '/okkp/admin/lab/mutu/$id', params: { id: String(record.id) } })
    void refresh()
  }

  return (
    <>
      <PageHeader
        title={`Ubah uji mutu ${record.komoditas}`}
        crumbs={[...mutuCrumbs, { label: record.komoditas, to: home }]}
      />
      <UjiMutuForm
        record={record}
        lembaga={null}
        draftKey={`uji-mutu-ubah:${record.id}:${versi}`}
        submitLabel="Simpan perubahan"
        onSubmit={save}
        extraActions={<BackButton to={home}>Kembali ke uji mutu</BackButton>}
      />
    </>
  )
}
