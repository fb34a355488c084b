import { createFileRoute } from '@tanstack/react-router'
import { RegistrasiScreen } from '#okkp/registrasi/RegistrasiScreen.tsx'
import { RegistrasiUbahScreen } from '#okkp/registrasi/RegistrasiUbahScreen.tsx'

export const Route = createFileRoute('/okkp/admin/registrasi/')({ component: Screen })

function Screen() {
  const { add, jenis, tab } = Route.useSearch() as { add?: string; jenis?: string; tab?: string }
  if (add) return <RegistrasiUbahScreen id={Number(add)} melengkapi />
  return <RegistrasiScreen jenisId={Number(jenis) || undefined} akanHabis={tab === 'akan-habis'} />
}
