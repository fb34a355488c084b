import { lazy, Suspense, useRef } from 'react'
import classes from '#pasar/publik/publik-pasar.module.css'
import type { PasarSatu } from '#pasar/publik/use-pasar-publik.ts'
import { Section } from '#platform/page/Section.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'
import { useInSight } from '#platform/ui/use-in-sight.ts'

const PetaSatuPasar = lazy(() => import('#pasar/publik/PetaSatuPasar.tsx'))

/** Where it lies in its province; the map is fetched when it is scrolled to. */
export function LetakPasar({ pasar }: { pasar: PasarSatu }) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useInSight(place)
  const { nama, kota, provinsi_id, provinsi, lintang, bujur } = pasar
  return (
    <Section title="Letak" text={`Di ${kota}, ${provinsi}.`}>
      <div ref={place} className={classes.peta}>
        {lintang === null || bujur === null ? (
          <EmptyState title="Letak belum dicatat" text="Pasar ini belum bertitik di peta." />
        ) : (
          seen && (
            <Suspense>
              <PetaSatuPasar {...{ nama, kota, titik: { lintang, bujur } }} provinsiId={provinsi_id} />
            </Suspense>
          )
        )}
      </div>
    </Section>
  )
}
