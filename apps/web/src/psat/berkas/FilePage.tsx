import { useMediaQuery } from '@mantine/hooks'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import classes from '#psat/berkas/FilePage.module.css'
import { ClockLine } from '#psat/berkas/jam/ClockLine.tsx'
import { langkahId } from '#psat/berkas/langkah-id.ts'

interface FilePageProps {
  berkas: BerkasPengajuan
  turn: ReactNode
  /**
   * The current task is to read the papers. On a phone the papers then come before the buttons that finish the task.
   */
  papersFirst?: boolean
  /** Stands beside task and papers on a wide screen, and between them on a phone. */
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
    <div id={langkahId} tabIndex={-1} className={classes.turn} data-late={late || undefined}>
      {turn}
    </div>
  )
  return (
    <>
      <ClockLine berkas={berkas} brief={papersFirst} />
      <div className={classes.page} data-after={after ? '' : undefined}>
        {!late && steps}
        {after && <div className={classes.after}>{after}</div>}
        <div className={classes.papers}>
          {tabs}
          <div className={classes.columns} data-aside={aside ? '' : undefined}>
            <div className={classes.main}>
              {children}
              {late && steps}
            </div>
            {aside && <div className={classes.aside}>{aside}</div>}
          </div>
        </div>
      </div>
    </>
  )
}
