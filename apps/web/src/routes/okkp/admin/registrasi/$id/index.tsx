import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { createFileRoute } from '@tanstack/react-router'
import { PengawasanCard } from '#okkp/pengawasan/PengawasanCard.tsx'
import { RegistrasiDetailScreen } from '#okkp/registrasi/detail/RegistrasiDetailScreen.tsx'
import { TindakLanjutOf } from '#okkp/tindak-lanjut/TindakLanjutOf.tsx'

export const Route = createFileRoute('/okkp/admin/registrasi/$id/')({ component: Screen })

function Screen() {
  return <RegistrasiDetailScreen id={Number(Route.useParams().id)} Pengawasan={Diawasi} />
}

/** Its supervision, and the follow-up of rapid tests that asked for one. */
function Diawasi({ registrasi }: { registrasi: RegistrasiLengkap }) {
  return (
    <>
      <PengawasanCard registrasi={registrasi} />
      <TindakLanjutOf of={{ registrasi_id: registrasi.id }} />
    </>
  )
}
