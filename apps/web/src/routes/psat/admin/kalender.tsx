import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf, wholeNumber } from '#platform/routing/search-of.ts'
import { KalenderScreen } from '#psat/dasbor/kalender/KalenderScreen.tsx'

export const Route = createFileRoute('/psat/admin/kalender')({
  validateSearch: searchOf({
    bulan: (value) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined),
    petugas: wholeNumber,
    provinsi: wholeNumber,
    kota: wholeNumber,
    status: oneOf('diusulkan', 'diminta_pindah', 'dikonfirmasi', 'dilaksanakan', 'dibatalkan'),
  }),
  component: KalenderScreen,
})
