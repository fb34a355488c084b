import { createFileRoute } from '@tanstack/react-router'
import { PasarDetailScreen } from '#pasar/pasar/PasarDetailScreen.tsx'
import { PedagangOfPasar } from '#pasar/pedagang/PedagangOfPasar.tsx'
import { ProfilOfPasar } from '#pasar/profil/ProfilOfPasar.tsx'
import { RapidOfPasar } from '#pasar/rapid/RapidOfPasar.tsx'

export const Route = createFileRoute('/pasar/admin/pasar/$id/')({ component: Screen })

function Screen() {
  const id = Number(Route.useParams().id)
  return (
    <PasarDetailScreen id={id}>
      <ProfilOfPasar pasarId={id} />
      <PedagangOfPasar pasarId={id} />
      <RapidOfPasar pasarId={id} />
    </PasarDetailScreen>
  )
}
