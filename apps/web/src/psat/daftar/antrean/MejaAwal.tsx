import { tempatBerkas } from '@portal/domain/psat/daftar/antrean'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useKeptHeight } from '#platform/ui/states/kept-height.ts'
import { LoadingRows } from '#platform/ui/states/states.tsx'
import { KunjunganMendatang } from '#psat/lapang/kunjungan/KunjunganMendatang.tsx'
import { useKunjunganMendatang } from '#psat/lapang/kunjungan/use-kunjungan.ts'

/** Shows the upcoming visits on the user's files, beside the queue on the start page. */
export default function MejaAwal() {
  const { role } = useSignedInUser()
  const { isPending } = useKunjunganMendatang()
  const place = useKeptHeight('kunjungan-awal', !isPending)
  return (
    <div ref={place}>
      {isPending ? (
        <LoadingRows keep="kunjungan-awal" rows={3} />
      ) : (
        <KunjunganMendatang linkOf={(row) => tempatBerkas(role, row)} />
      )}
    </div>
  )
}
