import type { PetaProps } from '#pasar/dasbor/PetaDasborPasar.tsx'
import classes from '#platform/dasbor/dasbor.module.css'
import { MapOnSight } from '#platform/peta/MapOnSight.tsx'
import { late } from '#platform/ui/late.ts'

const Peta = late(async () => (await import('#pasar/dasbor/PetaDasborPasar.tsx')).PetaDasborPasar)

/** Lazy-loaded map. A single city has no map. */
export function PetaOnSight(props: PetaProps) {
  const { provinsi, kota } = props.saringan
  if (kota !== undefined) return null
  return (
    <div className={classes.charts}>
      <div data-wide>
        <MapOnSight map={Peta} of={props} label="Pasar per wilayah" provinsi={provinsi} />
      </div>
    </div>
  )
}
