import { createFileRoute } from '@tanstack/react-router'
import { ImporScreen } from '#okkp/impor/ImporScreen.tsx'

export const Route = createFileRoute('/okkp/admin/registrasi/impor')({ component: Impor })

function Impor() {
  const { jenis, impor } = Route.useSearch() as { jenis?: string; impor?: string }
  const jenisId = Number(jenis)
  return <ImporScreen jenisId={jenisId > 0 ? jenisId : undefined} uuid={impor} />
}
