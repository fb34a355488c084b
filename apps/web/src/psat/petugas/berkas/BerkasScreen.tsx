import type { JenisIzin } from '@portal/domain/psat/jenis-pengajuan'
import { BerkasLoader } from '#psat/berkas/BerkasLoader.tsx'
import { BerkasPage } from '#psat/petugas/berkas/BerkasPage.tsx'

export function BerkasScreen({ auditType, uuid }: { auditType: JenisIzin; uuid: string }) {
  return (
    <BerkasLoader
      uuid={uuid}
      noun="Berkas"
      title="Berkas perizinan"
      missing="Berkas ini tidak ada, atau bukan berkas yang ditugaskan kepada Anda."
      back={{ to: `/psat/admin/perizinan/${auditType}`, label: 'Kembali ke daftar' }}
    >
      {(berkas) => <BerkasPage key={berkas.uuid} berkas={berkas} />}
    </BerkasLoader>
  )
}
