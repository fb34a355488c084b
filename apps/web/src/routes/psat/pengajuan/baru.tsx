import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'
import { MulaiScreen } from '#psat/pengajuan/MulaiScreen.tsx'

export const Route = createFileRoute('/psat/pengajuan/baru')({
  validateSearch: searchOf({ izin: text, jenis: text, registrasi: text, oss: wholeNumber, kode: text }),
  component: Baru,
})

function Baru() {
  const { izin, jenis, registrasi, oss, kode } = Route.useSearch()
  return <MulaiScreen izin={izin} jenis={jenis} registrasi={registrasi} oss={oss} kode={kode} />
}
