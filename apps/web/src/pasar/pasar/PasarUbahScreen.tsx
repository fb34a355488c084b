import { pasarCalls } from '@portal/domain/pasar/pasar/pasar.contract'
import type { Pasar } from '@portal/domain/pasar/pasar/pasar.schema'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dataPasarCrumbs } from '#pasar/crumbs.ts'
import { PasarForm } from '#pasar/pasar/PasarForm.tsx'
import { PasarLoader } from '#pasar/pasar/PasarLoader.tsx'
import { type IsianPasar, isianOf } from '#pasar/pasar/pasar-form.ts'
import { daftarPasar, useRefreshPasar } from '#pasar/pasar/use-pasar.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function PasarUbahScreen({ id }: { id: number }) {
  return <PasarLoader id={id}>{(pasar) => <Ubah key={pasar.id} pasar={pasar} />}</PasarLoader>
}

function Ubah({ pasar: shown }: { pasar: Pasar }) {
  // As it was when the form was opened: what others write meanwhile is found out by its version.
  const [pasar] = useState(shown)
  const { id, nama, versi } = pasar
  const navigate = useNavigate()
  const refresh = useRefreshPasar()
  const home = `${daftarPasar}/${id}`

  async function save(form: IsianPasar) {
    const { message } = await call(pasarCalls.update, { body: { ...form, id, versi } })
    popup.success(message)
    void refresh()
    void navigate({ to: home })
  }

  return (
    <>
      <PageHeader title={`Ubah ${nama}`} crumbs={[...dataPasarCrumbs, { label: nama, to: home }]} />
      <PasarForm
        initial={isianOf(pasar)}
        draftKey={`pasar-ubah:${id}:${versi}`}
        submitLabel="Simpan perubahan"
        onSubmit={save}
        extraActions={<BackButton to={home}>Kembali ke pasar</BackButton>}
      />
    </>
  )
}
