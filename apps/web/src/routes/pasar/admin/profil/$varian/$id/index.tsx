import { createFileRoute } from '@tanstack/react-router'
import { ProfilDetailScreen } from '#pasar/profil/ProfilDetailScreen.tsx'

export const Route = createFileRoute('/pasar/admin/profil/$varian/$id/')({ component: Screen })

function Screen() {
  const { varian, id } = Route.useParams()
  return <ProfilDetailScreen varian={varian === 'provinsi' ? 'provinsi' : 'kota'} id={Number(id)} />
}
