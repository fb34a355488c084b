import { createFileRoute } from '@tanstack/react-router'
import { LaporScreen } from '#okkp/pengaduan/lapor/LaporScreen.tsx'
import { oneOf, searchOf, text } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/lapor/')({
  staticData: { onServer: true },
  validateSearch: searchOf({ nomor: text, jenis: oneOf('pangan', 'izin') }),
  component: Lapor,
})

function Lapor() {
  const { nomor = '', jenis = nomor === '' ? 'pangan' : 'izin' } = Route.useSearch()
  return <LaporScreen nomor={nomor} jenis={jenis} />
}
