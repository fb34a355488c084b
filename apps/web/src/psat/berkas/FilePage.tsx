import { useMediaQuery } from '@mantine/hooks'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import classes from '#psat/berkas/FilePage.module.css'
import { ClockLine } from '#psat/berkas/jam/ClockLine.tsx'

interface FilePageProps {
  berkas: BerkasPengajuan
  turn: ReactNode
  /**
   * The current task is to read the papers. On a phone the papers then come before the buttons that finish the task.
   */
  papersFirst?: boolean
  /** Stands beside the current task on a wide screen and below the task on a phone. */
  after?: ReactNode
  /** Spans both columns. */
  tabs?: ReactNode
  /** Stands beside the papers on a wide screen and below the papers on a phone. */
  aside?: ReactNode
  children: ReactNode
}

export function FilePage({ berkas, tabs, turn, papersFirst = false, after, aside, children }: FilePageProps) {
  const narrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false })
  const late = papersFirst && narrow
  const steps = (
    <div className={classes.turn} data-after={after ? '' : undefined} data-late={late || undefined}>
      <div className={classes.main}>{turn}</div>
      {after}
    </div>
  )
  return (
    <>
      <ClockLine berkas={berkas} />
      {!late && steps}
      {tabs}
      <div className={classes.columns} data-aside={aside ? '' : undefined}>
        <div className={classes.main}>
          {children}
          {late && steps}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
    </>
  )
}
