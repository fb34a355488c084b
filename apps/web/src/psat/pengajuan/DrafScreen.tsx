import { useNavigate } from '@tanstack/react-router'
import { popup } from '#platform/notices/popup.ts'
import { IsianWizard } from '#psat/isian/IsianWizard.tsx'

export function DrafScreen({ uuid }: { uuid: string }) {
  const navigate = useNavigate()
  return (
    <IsianWizard
      uuid={uuid}
      keluar={{ to: '/psat' }}
      onSent={(sent) => {
        popup.success(`Permohonan terkirim. Nomor Anda ${sent.nomorPermohonan}.`)
        void navigate({ to: '/psat/pengajuan/$uuid', params: { uuid: sent.uuid }, replace: true })
      }}
    />
  )
}
