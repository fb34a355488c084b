import { createFileRoute } from '@tanstack/react-router'
import { LaporScreen } from '#okkp/pengaduan/lapor/LaporScreen.tsx'
import { usePasarDisebut } from '#pasar/publik/use-pasar-publik.ts'
import { oneOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/lapor/')({
  staticData: { onServer: true },
  validateSearch: searchOf({ nomor: text, jenis: oneOf('pangan', 'izin'), pasar: wholeNumber }),
  component: Lapor,
})

function Lapor() {
  const { nomor = '', jenis = nomor === '' ? 'pangan' : 'izin', pasar } = Route.useSearch()
  const { data, error } = usePasarDisebut(pasar)
  const waiting = pasar !== undefined && !data && !error
  return <LaporScreen nomor={nomor} jenis={jenis} tempat={data?.data} waiting={waiting} />
}
