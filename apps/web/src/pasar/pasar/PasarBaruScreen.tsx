import { pasarCalls } from '@portal/domain/pasar/pasar/pasar.contract'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useNavigate } from '@tanstack/react-router'
import { dataPasarCrumbs } from '#pasar/crumbs.ts'
import { PasarForm } from '#pasar/pasar/PasarForm.tsx'
import { blankPasar, type IsianPasar } from '#pasar/pasar/pasar-form.ts'
import { daftarPasar, useRefreshPasar } from '#pasar/pasar/use-pasar.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function PasarBaruScreen() {
  const scope = scopeOf(useSignedInUser())
  const navigate = useNavigate()
  const refresh = useRefreshPasar()

  async function save(body: IsianPasar) {
    const { data, message } = await call(pasarCalls.add, { body })
    popup.success(message)
    void refresh()
    void navigate({ to: `${daftarPasar}/$id`, params: { id: String(data.id) } })
  }

  return (
    <>
      <PageHeader
        title="Tambah pasar"
        meta="Cukup nama dan tempatnya dahulu; yang lain dapat dilengkapi kemudian."
        crumbs={dataPasarCrumbs}
      />
      <PasarForm
        initial={blankPasar(scope)}
        draftKey="pasar-baru"
        submitLabel="Simpan pasar"
        onSubmit={save}
        extraActions={<BackButton to={daftarPasar}>Kembali ke daftar</BackButton>}
      />
    </>
  )
}
