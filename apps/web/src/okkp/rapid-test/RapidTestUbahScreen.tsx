import { rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { panganUji, type RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RapidTestForm } from '#okkp/rapid-test/RapidTestForm.tsx'
import { type IsianRapid, isianRapid } from '#okkp/rapid-test/rapid-test-form.ts'
import { rapidCrumbs, rapidList, useRapidTest, useRefreshRapid } from '#okkp/rapid-test/use-rapid-test.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function RapidTestUbahScreen({ id }: { id: number }) {
  return (
    <RecordLoader noun="Rapid test" crumbs={rapidCrumbs} back={rapidList} read={useRapidTest(id)}>
      {(record) => <Ubah key={record.id} record={record} />}
    </RecordLoader>
  )
}

function Ubah({ record }: { record: RapidTest }) {
  // The version the form was filled from: a newer one that arrives meanwhile must be refused, not hidden.
  const [versi] = useState(record.versi)
  const navigate = useNavigate()
  const refresh = useRefreshRapid()
  const home = `${rapidList}/${record.id}`
  const name = panganUji(record)

  async function save(isian: IsianRapid) {
    const { message } = await call(rapidTestCalls.update, { body: { ...isian, id: record.id, versi } })
    popup.success(message)
    void navigate({ to: '/okkp/admin/lab/rapid/$id', params: { id: String(record.id) } })
    void refresh()
  }

  return (
    <>
      <PageHeader title={`Ubah rapid test ${name}`} crumbs={[...rapidCrumbs, { label: name, to: home }]} />
      <RapidTestForm
        initial={isianRapid(record)}
        draftKey={`rapid-test-ubah:${record.id}:${versi}`}
        submitLabel="Simpan perubahan"
        onSubmit={save}
        extraActions={<BackButton to={home}>Kembali ke rapid test</BackButton>}
      />
    </>
  )
}
