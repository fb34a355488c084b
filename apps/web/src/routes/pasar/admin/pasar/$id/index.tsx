import { createFileRoute } from '@tanstack/react-router'
import { pasarDetail } from '#pasar/pasar/pasar-detail.tsx'
import { PedagangOfPasar } from '#pasar/pedagang/PedagangOfPasar.tsx'
import { ProfilOfPasar } from '#pasar/profil/ProfilOfPasar.tsx'
import { RapidTestOfPasar } from '#pasar/rapid-test/RapidTestOfPasar.tsx'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pasar/$id/')({ component: Screen })

function Screen() {
  return (
    <DetailScreen of={pasarDetail}>
      {({ id }) => (
        <>
          <ProfilOfPasar pasarId={id} />
          <PedagangOfPasar pasarId={id} />
          <RapidTestOfPasar pasarId={id} />
        </>
      )}
    </DetailScreen>
  )
}
