import type { Kasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { judulKasus } from '#okkp/kasus/kata-kasus.ts'
import { kasusPage } from '#okkp/kasus/use-kasus.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Stands above the form of a record that answers a case. */
export function JawabanKasusCallout({ kasus }: { kasus: Kasus }) {
  return (
    <Callout>
      Menjawab kasus <AppLink to={kasusPage(kasus.id)}>{kasus.nomor}</AppLink>: {judulKasus(kasus)} (
      {kasus.lokasi}). Isiannya diambil dari kasus itu; periksa sebelum menyimpan.
    </Callout>
  )
}
