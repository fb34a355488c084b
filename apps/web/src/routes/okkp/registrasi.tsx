import type { listRegistrasiPublik } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { createFileRoute } from '@tanstack/react-router'
import { CekScreen } from '#okkp/publik/CekScreen.tsx'
import { listOf, oneOf, searchOf, text } from '#platform/routing/search-of.ts'

const read = searchOf(
  { detail: text, kata: text, menurut: oneOf('search', 'no_reg', 'usaha') },
  listOf<typeof listRegistrasiPublik>(),
)

/**
 * Without scripts the form sends the words and their kind as two parameters. This merges them into one, as URLs use it.
 */
function validateSearch(search: Record<string, unknown>): ReturnType<typeof read> {
  const { kata, menurut = 'search', ...rest } = read(search)
  return kata ? { ...rest, kata: undefined, menurut: undefined, [menurut]: kata } : rest
}

export const Route = createFileRoute('/okkp/registrasi')({
  staticData: { onServer: true, keep: 'crowd' },
  validateSearch,
  component: Cek,
})

function Cek() {
  return <CekScreen search={Route.useSearch()} />
}
