import { rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { useNavigate } from '@tanstack/react-router'
import { lembagaOf } from '#okkp/pengujian/lembaga.ts'
import { RapidTestForm } from '#okkp/rapid-test/RapidTestForm.tsx'
import { type IsianRapid, rapidBaru } from '#okkp/rapid-test/rapid-test-form.ts'
import { rapidCrumbs, rapidList, useRefreshRapid } from '#okkp/rapid-test/use-rapid-test.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function RapidTestBaruScreen({ jenisId }: { jenisId: number | undefined }) {
  const navigate = useNavigate()
  const refresh = useRefreshRapid()
  const user = useSignedInUser()

  async function save(body: IsianRapid) {
    const { data, message } = await call(rapidTestCalls.add, { body })
    popup.success(message)
    void refresh()
    void navigate({ to: '/okkp/admin/lab/rapid/$id', params: { id: String(data.id) } })
  }

  return (
    <>
      <PageHeader title="Tambah rapid test" crumbs={rapidCrumbs} />
      <RapidTestForm
        initial={rapidBaru({ jenisId, lembaga: lembagaOf(user) })}
        draftKey="rapid-test-baru"
        submitLabel="Simpan rapid test"
        onSubmit={save}
        extraActions={<BackButton to={rapidList}>Kembali ke daftar</BackButton>}
      />
    </>
  )
}
