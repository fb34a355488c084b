import { createFileRoute } from '@tanstack/react-router'
import { CekScreen } from '#okkp/publik/CekScreen.tsx'

export const Route = createFileRoute('/okkp/registrasi')({ component: Cek })

function Cek() {
  return <CekScreen search={Route.useSearch()} />
}
