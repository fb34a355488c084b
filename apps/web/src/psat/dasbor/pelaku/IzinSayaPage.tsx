import { PageTitle } from '#platform/page/PageTitle.tsx'
import { IzinSaya } from '#psat/dasbor/pelaku/IzinSaya.tsx'

export default function IzinSayaPage() {
  return (
    <>
      <PageTitle>Masa berlaku izin</PageTitle>
      <h1>Masa berlaku izin</h1>
      <IzinSaya semua />
    </>
  )
}
