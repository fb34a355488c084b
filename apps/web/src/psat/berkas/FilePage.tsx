import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import classes from '#psat/berkas/FilePage.module.css'
import { ClockLine } from '#psat/berkas/jam/ClockLine.tsx'

interface FilePageProps {
  berkas: BerkasPengajuan
  /** Over both columns. */
  tabs?: ReactNode
  /** What to do now: before the papers on a phone, beside them on a wide screen. */
  turn: ReactNode
  /** Under the turn on a wide screen, after the papers on a phone; without it the turn stays in sight. */
  aside?: ReactNode
  narrow?: boolean
  /** The papers. */
  children: ReactNode
}

/** Where a file stands, whose turn it is, and its papers, below the page's header. */
export function FilePage({ berkas, tabs, turn, aside, narrow, children }: FilePageProps) {
  return (
    <>
      <ClockLine berkas={berkas} />
      {tabs}
      <div className={classes.columns} data-narrow={narrow || undefined}>
        <div className={classes.turn} data-alone={!aside || undefined}>
          {turn}
        </div>
        <div className={classes.main}>{children}</div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
    </>
  )
}
