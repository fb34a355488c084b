import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import classes from '#psat/berkas/FilePage.module.css'
import { ClockLine } from '#psat/berkas/jam/ClockLine.tsx'

interface FilePageProps {
  berkas: BerkasPengajuan
  /** What to do now, before everything else. */
  turn: ReactNode
  /** Over both columns. */
  tabs?: ReactNode
  /** Beside the papers on a wide screen, after them on a phone. */
  aside?: ReactNode
  /** The papers. */
  children: ReactNode
}

/** How its time stands, what to do now, and its papers, below the page's header. */
export function FilePage({ berkas, tabs, turn, aside, children }: FilePageProps) {
  return (
    <>
      <ClockLine berkas={berkas} />
      {turn}
      {tabs}
      <div className={classes.columns} data-aside={aside ? '' : undefined}>
        <div className={classes.main}>{children}</div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
    </>
  )
}
