import { useMediaQuery } from '@mantine/hooks'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import classes from '#psat/berkas/FilePage.module.css'
import { ClockLine } from '#psat/berkas/jam/ClockLine.tsx'

interface FilePageProps {
  berkas: BerkasPengajuan
  /** What to do now, before everything else. */
  turn: ReactNode
  /** The papers themselves are what to do now: on a phone they come before the steps that end it. */
  papersFirst?: boolean
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
