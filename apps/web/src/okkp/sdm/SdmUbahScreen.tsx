import { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import type { Sdm } from '@portal/domain/okkp/sdm/sdm.schema'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SdmForm } from '#okkp/sdm/form/SdmForm.tsx'
import { type IsianSdm, isianOf } from '#okkp/sdm/form/sdm-form.ts'
import { SdmLoader } from '#okkp/sdm/SdmLoader.tsx'
import { sdmCrumbs, useRefreshSdm } from '#okkp/sdm/use-sdm.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function SdmUbahScreen({ id }: { id: number }) {
  return <SdmLoader id={id}>{(sdm) => <Ubah key={sdm.id} sdm={sdm} />}</SdmLoader>
}

function Ubah({ sdm }: { sdm: Sdm }) {
  const { id } = sdm
  // The version the form was filled from: a newer one that arrives meanwhile must be refused, not hidden.
  const [versi] = useState(sdm.versi)
  const navigate = useNavigate()
  const refresh = useRefreshSdm()
  const home = `/okkp/admin/sdm/${id}`

  async function save(isian: IsianSdm) {
    const { message } = await call(sdmCalls.update, { body: { ...isian, id, versi } })
    popup.success(message)
    void navigate({ to: '/okkp/admin/sdm/$id', params: { id: String(id) } })
    void refresh()
  }

  return (
    <>
      <PageHeader
        title={`Ubah ${sdm.nama_lengkap}`}
        crumbs={[...sdmCrumbs, { label: sdm.nama_lengkap, to: home }]}
      />
      <SdmForm
        initial={isianOf(sdm)}
        submitLabel="Simpan perubahan"
        onSubmit={save}
        extraActions={<BackButton to={home}>Kembali ke data SDM</BackButton>}
      />
    </>
  )
}
