import { formatNumber } from '@portal/domain/platform/format'
import { IconBan, IconCertificate, IconProgress, IconUserCheck } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from '#psat/dasbor/pelaku/dasbor.module.css'
import type { Keadaan } from '#psat/pengajuan/use-pengajuan-saya.ts'

const tiles = [
  { keadaan: 'menunggu_saya', label: 'Menunggu Anda', icon: IconUserCheck },
  { keadaan: 'proses', label: 'Diproses', icon: IconProgress },
  { keadaan: 'terbit', label: 'Terbit', icon: IconCertificate },
  { keadaan: 'ditolak', label: 'Ditolak', icon: IconBan },
] as const satisfies { keadaan: Keadaan; label: string; icon: unknown }[]

export function HitunganSaya({ counts }: { counts: Record<Keadaan, number> }) {
  return (
    <ul className={classes.tiles} aria-label="Permohonan menurut keadaan">
      {tiles.map(({ keadaan, label, icon }) => (
        <li key={keadaan}>
          <AppLink
            to="/psat"
            search={{ keadaan }}
            className={classes.tile}
            data-hot={(keadaan === 'menunggu_saya' && counts.menunggu_saya > 0) || undefined}
          >
            <span className={classes.tileLabel}>
              <Icon of={icon} />
              {label}
            </span>
            <span className={classes.tileNumber}>{formatNumber(counts[keadaan])}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
