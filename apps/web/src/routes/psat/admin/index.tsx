import { createFileRoute } from '@tanstack/react-router'
import { day, oneOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'
import { RingkasanScreen } from '#psat/ringkasan/RingkasanScreen.tsx'

export const Route = createFileRoute('/psat/admin/')({
  validateSearch: searchOf({
    provinsi: wholeNumber,
    kota: wholeNumber,
    sumber: oneOf('pelaku', 'pusat'),
    peran: oneOf(
      'AUDITOR',
      'LEAD_AUDITOR',
      'SEKRETARIAT',
      'KOORDINATOR_SEKRETARIAT',
      'SUBKOORDINATOR_SEKRETARIAT',
    ),
    mulai: day,
    sampai: day,
    tabel: text,
  }),
  component: RingkasanScreen,
})
