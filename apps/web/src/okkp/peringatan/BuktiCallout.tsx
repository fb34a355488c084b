import type { BuktiPeringatan } from '@portal/domain/okkp/peringatan/peringatan.contract'
import { formatDate } from '@portal/domain/platform/format'
import { IconFileSearch } from '@tabler/icons-react'
import { Callout } from '#platform/page/Callout.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Evidence of a warning, for its authors and for whoever publishes it. The public never sees it. */
export function BuktiCallout({ bukti }: { bukti: BuktiPeringatan }) {
  return (
    <Callout icon={IconFileSearch} title={`Bukti: ${bukti.judul}`}>
      <p>
        {bukti.keterangan}
        {bukti.tanggal && ` · ${formatDate(bukti.tanggal)}`}
      </p>
      <p>
        <AppLink to={bukti.tautan}>Baca buktinya</AppLink>
      </p>
    </Callout>
  )
}
