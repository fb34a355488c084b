import { createFileRoute } from '@tanstack/react-router'
import { KasusOf } from '#okkp/kasus/KasusOf.tsx'
import { PengawasanCard } from '#okkp/pengawasan/PengawasanCard.tsx'
import { PeringatanIzin } from '#okkp/peringatan/publik/PeringatanIzin.tsx'
import { registrasiDetail } from '#okkp/registrasi/detail/registrasi-detail.tsx'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/registrasi/$id/')({ component: Screen })

/** Adds warnings, supervision and the follow-up of positive rapid tests to the registrasi page. */
function Screen() {
  return (
    <DetailScreen of={registrasiDetail}>
      {(registrasi) => (
        <>
          <PeringatanIzin nomor={registrasi.no_registration} />
          <PengawasanCard registrasi={registrasi} />
          <KasusOf of={{ registrasi_id: registrasi.id }} />
        </>
      )}
    </DetailScreen>
  )
}
