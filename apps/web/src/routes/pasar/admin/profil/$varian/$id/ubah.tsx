import { createFileRoute } from '@tanstack/react-router'
import { ProfilUbahScreen } from '#pasar/profil/ProfilUbahScreen.tsx'

export const Route = createFileRoute('/pasar/admin/profil/$varian/$id/ubah')({ component: Screen })

function Screen() {
  const { varian, id } = Route.useParams()
  return <ProfilUbahScreen varian={varian === 'provinsi' ? 'provinsi' : 'kota'} id={Number(id)} />
}
