import { type SurveiDetail, surveiCalls } from '@portal/domain/pasar/survei/survei.contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SurveiForm } from '#pasar/survei/SurveiForm.tsx'
import { SurveiLoader } from '#pasar/survei/SurveiLoader.tsx'
import { daftarSurvei, surveiCrumbs, useRefreshSurvei } from '#pasar/survei/use-survei.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function SurveiUbahScreen({ id }: { id: number }) {
  return <SurveiLoader id={id}>{(survei) => <Ubah key={survei.id} survei={survei} />}</SurveiLoader>
}

function Ubah({ survei: shown }: { survei: SurveiDetail }) {
  // As it was when the form was opened: what others write meanwhile is found out by its version.
  const [survei] = useState(shown)
  const { id, versi, nama_pasar, pasar_id, tahun_program, fase, sasaran, tanggal, catatan } = survei
  const navigate = useNavigate()
  const refresh = useRefreshSurvei()
  const home = `${daftarSurvei}/${id}`
  return (
    <>
      <PageHeader title={`Ubah survei ${nama_pasar}`} crumbs={surveiCrumbs} />
      <SurveiForm
        fixed
        initial={{ pasar_id, tahun_program, fase, sasaran, tanggal, catatan: catatan ?? '' }}
        submitLabel="Simpan perubahan"
        onSubmit={async (form) => {
          const { message } = await call(surveiCalls.update, { body: { ...form, id, versi } })
          popup.success(message)
          void refresh()
          void navigate({ to: home })
        }}
        extraActions={<BackButton to={home}>Kembali ke survei</BackButton>}
      />
    </>
  )
}
