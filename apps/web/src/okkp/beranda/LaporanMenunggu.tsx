import { listPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { hasPermission } from '@portal/domain/portal/permissions'
import { pengaduanList } from '#okkp/pengaduan/use-pengaduan.ts'
import buttons from '#platform/light/button.module.css'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useList } from '#platform/table/use-list.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { CountMark } from '#platform/ui/mark/CountMark.tsx'

/** Link to citizens' reports with the number that waits for this office. */
export function LaporanMenunggu() {
  const { role } = useSignedInUser()
  return hasPermission(role, 'pengaduan.kelola') ? <Tautan /> : null
}

function Tautan() {
  const { total } = useList(listPengaduan, { giliran: 'saya', limit: 1 }).meta
  return (
    <AppLink
      to={pengaduanList}
      search={{ giliran: 'saya' }}
      className={buttons.button}
      data-kind="plain"
      data-size="md"
    >
      Laporan masyarakat
      {total > 0 && <CountMark count={total} hot note="menunggu kantor Anda" />}
    </AppLink>
  )
}
