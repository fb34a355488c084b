import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import classes from '#psat/berkas/FilePage.module.css'
import { ClockLine } from '#psat/berkas/jam/ClockLine.tsx'

interface FilePageProps {
  berkas: BerkasPengajuan
  /** What to do now, before everything else. */
  turn: ReactNode
  /** Beside what to do now on a wide screen, after it on a phone. */
  after?: ReactNode
  /** Over both columns. */
  tabs?: ReactNode
  /** Beside the papers on a wide screen, after them on a phone. */
  aside?: ReactNode
  /** The papers. */
  children: ReactNode
}

/** How its time stands, what to do now, and its papers, below the page's header. */
export function FilePage({ berkas, tabs, turn, after, aside, children }: FilePageProps) {
  return (
    <>
      <ClockLine berkas={berkas} />
      <div className={classes.turn} data-after={after ? '' : undefined}>
        <div className={classes.main}>{turn}</div>
        {after}
      </div>
      {tabs}
      <div className={classes.columns} data-aside={aside ? '' : undefined}>
        <div className={classes.main}>{children}</div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
    </>
  )
}
