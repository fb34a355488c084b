import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { BerkasLoader } from '#psat/berkas/BerkasLoader.tsx'
import { OpenPerbaikan } from '#psat/pengajuan/perbaikan/PerbaikanScreen.tsx'

/** The secretariat answers a revision of its own file on the same page as operators. */
export function RevisiScreen({ auditType, uuid }: { auditType: JenisIzin; uuid: string }) {
  return (
    <BerkasLoader
      uuid={uuid}
      noun="Berkas"
      title="Unggah revisi"
      missing="Berkas ini tidak ada."
      back={{ to: `/psat/admin/perizinan/${auditType}`, label: 'Kembali ke daftar' }}
    >
      {(berkas) => <OpenPerbaikan berkas={berkas} />}
    </BerkasLoader>
  )
}
