import {
  type JenisIzin,
  type JenisPengajuan,
  jenisIzin,
  jenisPengajuanLabels,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { MulaiForm } from '#psat/isian/mulai/MulaiForm.tsx'

interface MulaiScreenProps {
  izin: string | undefined
  jenis: string | undefined
  registrasi: string | undefined
}

export function MulaiScreen({ izin, jenis, registrasi }: MulaiScreenProps) {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title="Ajukan izin" crumbs={[{ label: 'Perizinan PSAT', to: '/psat' }]} />
      <MulaiForm
        auditType={jenisIzin.find((satu): satu is JenisIzin => satu === izin)}
        jenis={jenis && Object.hasOwn(jenisPengajuanLabels, jenis) ? (jenis as JenisPengajuan) : undefined}
        registrasi={registrasi}
        onStarted={({ uuid }) =>
          void navigate({ to: '/psat/pengajuan/draf/$uuid', params: { uuid }, replace: true })
        }
      />
    </>
  )
}
