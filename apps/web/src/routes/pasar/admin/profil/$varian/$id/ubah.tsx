import { createFileRoute } from '@tanstack/react-router'
import { changeProfilKota, changeProfilProvinsi } from '#pasar/profil/profil-forms.tsx'
import { ChangeScreen } from '#platform/record/ChangeScreen.tsx'

export const Route = createFileRoute('/pasar/admin/profil/$varian/$id/ubah')({ component: Screen })

function Screen() {
  const { varian } = Route.useParams()
  return varian === 'provinsi' ? (
    <ChangeScreen of={changeProfilProvinsi} />
  ) : (
    <ChangeScreen of={changeProfilKota} />
  )
}
