import { createFileRoute } from '@tanstack/react-router'
import { MulaiScreen } from '#psat/layanan/MulaiScreen.tsx'

export const Route = createFileRoute('/psat/pengajuan/baru')({ component: Baru })

function Baru() {
  const { izin, jenis, registrasi } = Route.useSearch() as Partial<Record<string, string>>
  return <MulaiScreen izin={izin} jenis={jenis} registrasi={registrasi} />
}
