import { tempatBerkas } from '@portal/domain/psat/daftar/antrean'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { KunjunganMendatang } from '#psat/kunjungan/KunjunganMendatang.tsx'

/** Beside the queue: the visits that lie ahead on the reader's files. */
export default function MejaAwal() {
  const { role } = useSignedInUser()
  return <KunjunganMendatang linkOf={(row) => tempatBerkas(role, row)} />
}
