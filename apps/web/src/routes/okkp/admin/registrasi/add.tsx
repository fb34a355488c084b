import { createFileRoute } from '@tanstack/react-router'
import { PerpanjanganScreen } from '#okkp/registrasi/PerpanjanganScreen.tsx'
import { RegistrasiBaruScreen } from '#okkp/registrasi/RegistrasiBaruScreen.tsx'

export const Route = createFileRoute('/okkp/admin/registrasi/add')({ component: Screen })

function Screen() {
  const { id, jenis, perpanjangan } = Route.useSearch() as Partial<Record<string, string>>
  if (perpanjangan === 'true' && id) return <PerpanjanganScreen id={Number(id)} />
  return <RegistrasiBaruScreen jenisId={Number(jenis) || undefined} />
}
