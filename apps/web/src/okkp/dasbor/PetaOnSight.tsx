import type { ComponentProps } from 'react'
import { MapOnSight } from '#platform/peta/MapOnSight.tsx'
import { late } from '#platform/ui/late.ts'

const Peta = late(async () => (await import('#okkp/dasbor/PetaDasbor.tsx')).PetaDasbor)

export function PetaOnSight(props: ComponentProps<typeof Peta>) {
  const { provinsi } = props.saringan
  return <MapOnSight map={Peta} of={props} label="Registrasi berlaku per provinsi" provinsi={provinsi} />
}
