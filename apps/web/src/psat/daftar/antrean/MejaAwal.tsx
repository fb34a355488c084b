import { tempatBerkas } from '@portal/domain/psat/daftar/antrean'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { KunjunganMendatang } from '#psat/lapang/kunjungan/KunjunganMendatang.tsx'

/** Shows the upcoming visits on the user's files, beside the queue on the start page. */
export default function MejaAwal() {
  const { role } = useSignedInUser()
  return <KunjunganMendatang linkOf={(row) => tempatBerkas(role, row)} />
}
