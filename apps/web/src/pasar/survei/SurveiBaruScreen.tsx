import { surveiCalls } from '@portal/domain/pasar/survei/survei.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { useNavigate } from '@tanstack/react-router'
import { SurveiForm } from '#pasar/survei/SurveiForm.tsx'
import { daftarSurvei, surveiCrumbs, useRefreshSurvei } from '#pasar/survei/use-survei.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function SurveiBaruScreen() {
  const navigate = useNavigate()
  const refresh = useRefreshSurvei()
  const today = dayInJakarta(Date.now())
  return (
    <>
      <PageHeader
        title="Buka survei"
        meta="Satu survei untuk tiap pasar, tahun, sasaran, dan fase. Kuesionernya edisi yang berlaku hari ini."
        crumbs={surveiCrumbs}
      />
      <SurveiForm
        initial={{ tahun_program: Number(today.slice(0, 4)), tanggal: today, catatan: '' }}
        submitLabel="Buka survei"
        onSubmit={async (body) => {
          const { data, message } = await call(surveiCalls.add, { body })
          popup.success(message)
          void refresh()
          void navigate({ to: `${daftarSurvei}/$id`, params: { id: String(data.id) } })
        }}
        extraActions={<BackButton to={daftarSurvei}>Kembali ke daftar</BackButton>}
      />
    </>
  )
}
