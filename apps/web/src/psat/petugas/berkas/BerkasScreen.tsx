import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { AfterLangkah } from '#psat/alur/langkah/use-langkah.ts'
import { BerkasLoader } from '#psat/berkas/BerkasLoader.tsx'
import { AntreanBar } from '#psat/daftar/antrean/AntreanBar.tsx'
import { useAntrean } from '#psat/daftar/antrean/use-antrean.ts'
import { useTawaran } from '#psat/daftar/antrean/use-tawaran.ts'
import { CeklisLuring } from '#psat/lapang/luring/CeklisLuring.tsx'
import { BerkasPage } from '#psat/petugas/berkas/BerkasPage.tsx'

export function BerkasScreen({ auditType, uuid }: { auditType: JenisIzin; uuid: string }) {
  const antrean = useAntrean(auditType)
  const daftar = `/psat/admin/perizinan/${auditType}`
  const linkOf = (next: string) => ({ to: `${daftar}/${next}` })
  const offer = useTawaran(antrean, uuid, linkOf)
  return (
    <AfterLangkah value={() => void offer()}>
      <BerkasLoader
        uuid={uuid}
        noun="Berkas"
        title="Berkas perizinan"
        missing="Berkas ini tidak ada, atau bukan berkas yang ditugaskan kepada Anda."
        offline={(retry) => <CeklisLuring uuid={uuid} onRetry={retry} />}
        back={{ to: daftar, label: 'Kembali ke daftar' }}
      >
        {(berkas) => (
          <BerkasPage
            key={berkas.uuid}
            berkas={berkas}
            actions={<AntreanBar antrean={antrean} uuid={uuid} linkOf={linkOf} />}
          />
        )}
      </BerkasLoader>
    </AfterLangkah>
  )
}
