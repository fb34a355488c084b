import { PageTitle } from '#platform/page/PageTitle.tsx'
import { IzinHabis } from '#psat/dasbor/pelaku/IzinHabis.tsx'

export default function IzinHabisPage() {
  return (
    <>
      <PageTitle>Masa berlaku izin</PageTitle>
      <h1>Masa berlaku izin</h1>
      <IzinHabis />
    </>
  )
}
