import {
  type JenisIzin,
  type JenisPengajuan,
  jenisIzin,
  jenisPengajuanLabels,
  pengajuanUntukKode,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { MulaiForm } from '#psat/isian/start/MulaiForm.tsx'

interface MulaiScreenProps {
  izin: string | undefined
  jenis: string | undefined
  registrasi: string | undefined
  /** The OSS licence whose link brought the applicant here. Its code determines the kind of submission. */
  oss: number | undefined
  kode: string | undefined
}

export function MulaiScreen({ izin, jenis, registrasi, oss, kode }: MulaiScreenProps) {
  const navigate = useNavigate()
  const diminta = pengajuanUntukKode(kode)
  return (
    <>
      <PageHeader title="Ajukan izin" crumbs={[{ label: 'Perizinan PSAT', to: '/psat' }]} />
      <MulaiForm
        auditType={diminta?.auditType ?? jenisIzin.find((satu): satu is JenisIzin => satu === izin)}
        jenis={
          diminta?.jenis ??
          (jenis && Object.hasOwn(jenisPengajuanLabels, jenis) ? (jenis as JenisPengajuan) : undefined)
        }
        registrasi={registrasi}
        oss={oss}
        onStarted={({ uuid }) =>
          void navigate({ to: '/psat/pengajuan/draf/$uuid', params: { uuid }, replace: true })
        }
      />
    </>
  )
}
