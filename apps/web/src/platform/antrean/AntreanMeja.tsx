import type { LayananAntrean } from '@portal/domain/platform/antrean/jenis-antrean'
import classes from './Antrean.module.css'
import AntreanKantor from './AntreanKantor.tsx'
import AntreanSamping from './AntreanSamping.tsx'

/** The queue of one service with its counts, on top of the service's start page. */
export default function AntreanMeja({ layanan, first }: { layanan: LayananAntrean; first?: number }) {
  return (
    <div className={classes.desk} data-flow="tablet">
      <AntreanKantor layanan={layanan} first={first} />
      <div className={classes.side}>
        <AntreanSamping layanan={layanan} />
      </div>
    </div>
  )
}
