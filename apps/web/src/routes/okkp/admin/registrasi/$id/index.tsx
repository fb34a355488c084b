import { createFileRoute } from '@tanstack/react-router'
import { PengawasanCard } from '#okkp/pengawasan/PengawasanCard.tsx'
import { registrasiDetail } from '#okkp/registrasi/detail/registrasi-detail.tsx'
import { TindakLanjutOf } from '#okkp/tindak-lanjut/TindakLanjutOf.tsx'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/registrasi/$id/')({ component: Screen })

/** Adds supervision and the follow-up of positive rapid tests to the registrasi page. */
function Screen() {
  return (
    <DetailScreen of={registrasiDetail}>
      {(registrasi) => (
        <>
          <PengawasanCard registrasi={registrasi} />
          <TindakLanjutOf of={{ registrasi_id: registrasi.id }} />
        </>
      )}
    </DetailScreen>
  )
}
