import { formatDateTime, formatNumber } from '@portal/domain/platform/format'
import { peristiwaText } from '@portal/domain/portal/peristiwa'
import { IconHistory } from '@tabler/icons-react'
import { EmptyState } from '#platform/ui/states/states.tsx'
import classes from './StaffStart.module.css'

interface Activity {
  waktu: string
  peristiwa: string
  rekaman: string | null
  nama_rekaman: string | null
  kali: number
}

export function RecentActivity({ items }: { items: readonly Activity[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon={IconHistory}
        title="Belum ada kegiatan"
        text="Yang Anda tambah, ubah, atau hapus tercatat di sini."
      />
    )
  }
  return (
    <ol className={classes.activity}>
      {items.map((item) => (
        <li key={`${item.waktu}${item.peristiwa}${item.rekaman}`}>
          <span>
            {peristiwaText(item.peristiwa)}
            {item.nama_rekaman && `: ${item.nama_rekaman}`}
            {item.kali > 1 && `, ${formatNumber(item.kali)} kali`}
          </span>
          <time dateTime={item.waktu}>{formatDateTime(item.waktu)}</time>
        </li>
      ))}
    </ol>
  )
}
