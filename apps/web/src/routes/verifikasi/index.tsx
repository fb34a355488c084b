import { createFileRoute, redirect } from '@tanstack/react-router'
import { VerifikasiStart } from '#okkp/publik/VerifikasiStart.tsx'
import { kodeRapi } from '#platform/light/kode.ts'
import { searchOf, text } from '#platform/routing/search-of.ts'

const validateSearch = searchOf({ kode: text })

export const Route = createFileRoute('/verifikasi/')({
  staticData: { onServer: true },
  validateSearch,
  // Handles the form submit without scripts.
  beforeLoad: ({ search }) => {
    const kode = kodeRapi(search.kode ?? '')
    if (kode) throw redirect({ to: '/verifikasi/$kode', params: { kode }, replace: true })
  },
  component: VerifikasiStart,
})
