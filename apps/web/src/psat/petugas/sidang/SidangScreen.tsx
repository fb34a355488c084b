import { tahapPeran } from '@portal/domain/psat/alur/alur'
import { alurOf } from '@portal/domain/psat/alur/semua-alur'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AfterLangkah } from '#psat/alur/langkah/use-langkah.ts'
import { BerkasLoader } from '#psat/berkas/BerkasLoader.tsx'
import { AntreanBar } from '#psat/daftar/antrean/AntreanBar.tsx'
import { useAntrean } from '#psat/daftar/antrean/use-antrean.ts'
import { useTawaran } from '#psat/daftar/antrean/use-tawaran.ts'
import { BerkasPage } from '#psat/petugas/berkas/BerkasPage.tsx'
import { SidangPage } from '#psat/petugas/sidang/SidangPage.tsx'

/** The committee page is for files at a stage of the committee (role PVTPP). */
const isKomtek = ({ alur, process }: BerkasPengajuan) => tahapPeran(alurOf(alur), 'PVTPP').includes(process)

/** Shows one file of the user's queue. After the decision the screen stays and offers the next file. */
export function SidangScreen({ auditType, uuid }: { auditType: JenisIzin; uuid: string }) {
  const { role } = useSignedInUser()
  const antrean = useAntrean(auditType)
  const to = `/psat/admin/perizinan/${auditType}/audit`

  const linkOf = (id: string) => ({ to, search: { id } })
  const offer = useTawaran(antrean, uuid, linkOf)

  const bar = <AntreanBar antrean={antrean} uuid={uuid} queue={to} linkOf={linkOf} />
  return (
    <AfterLangkah value={() => void offer()}>
      <BerkasLoader
        uuid={uuid}
        noun="Berkas"
        title="Berkas perizinan"
        missing="Berkas ini tidak ada, atau tidak sedang menjadi urusan Anda."
        back={{ to, label: 'Kembali ke antrean' }}
      >
        {(berkas) =>
          role === 'PVTPP' || isKomtek(berkas) ? (
            <SidangPage key={uuid} berkas={berkas} bar={bar} />
          ) : (
            <BerkasPage key={uuid} berkas={berkas} actions={bar} />
          )
        }
      </BerkasLoader>
    </AfterLangkah>
  )
}
