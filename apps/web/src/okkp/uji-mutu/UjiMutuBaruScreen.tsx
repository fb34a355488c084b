import { ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import { useNavigate } from '@tanstack/react-router'
import { lembagaOf } from '#okkp/pengujian/lembaga.ts'
import { UjiMutuForm } from '#okkp/uji-mutu/UjiMutuForm.tsx'
import type { IsianMutu } from '#okkp/uji-mutu/uji-mutu-form.ts'
import { mutuCrumbs, mutuList, useRefreshMutu } from '#okkp/uji-mutu/use-uji-mutu.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function UjiMutuBaruScreen() {
  const navigate = useNavigate()
  const refresh = useRefreshMutu()
  const user = useSignedInUser()

  async function save(body: IsianMutu) {
    const { data, message } = await call(ujiMutuCalls.add, { body })
    popup.success(message)
    void refresh()
    void navigate({ to: '/okkp/admin/lab/mutu/$id', params: { id: String(data.id) } })
  }

  return (
    <>
      <PageHeader title="Tambah uji mutu" crumbs={mutuCrumbs} />
      <UjiMutuForm
        lembaga={lembagaOf(user)}
        draftKey="uji-mutu-baru"
        submitLabel="Simpan uji mutu"
        onSubmit={save}
        extraActions={<BackButton to={mutuList}>Kembali ke daftar</BackButton>}
      />
    </>
  )
}
