import { IconExternalLink, IconMapPin } from '@tabler/icons-react'
import { Suspense, useCallback, useRef } from 'react'
import classes from '#pasar/publik/publik-pasar.module.css'
import type { PasarSatu } from '#pasar/publik/use-pasar-publik.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { Section } from '#platform/page/Section.tsx'
import { fetchOutlines } from '#platform/peta/late-drawing.ts'
import { late } from '#platform/ui/late.ts'
import { EmptyState, LoadingRows } from '#platform/ui/states/states.tsx'
import { useInSight } from '#platform/ui/use-in-sight.ts'

const PetaSatuPasar = late(async () => (await import('#pasar/publik/PetaSatuPasar.tsx')).PetaSatuPasar)

export function LetakPasar({ pasar }: { pasar: PasarSatu }) {
  const place = useRef<HTMLDivElement>(null)
  const { id, nama, kota, provinsi_id, provinsi, lintang, bujur } = pasar
  const prepare = useCallback(
    () => Promise.all([PetaSatuPasar.fetch(), fetchOutlines(provinsi_id)]),
    [provinsi_id],
  )
  const seen = useInSight(place, prepare)
  return (
    <Section title="Letak" text={`Di ${kota}, ${provinsi}.`}>
      <div ref={place} className={classes.peta}>
        {lintang === null || bujur === null ? (
          <EmptyState title="Letak belum dicatat" text="Pasar ini belum bertitik di peta." />
        ) : (
          seen && (
            <Suspense fallback={<LoadingRows rows={4} />}>
              <PetaSatuPasar {...{ id, nama, kota, titik: { lintang, bujur } }} provinsiId={provinsi_id} />
            </Suspense>
          )
        )}
      </div>
      {lintang !== null && bujur !== null && (
        <p className={classes.bukaPeta}>
          <a
            href={`geo:${lintang},${bujur}?q=${lintang},${bujur}(${encodeURIComponent(nama)})`}
            className={`${buttons.button} ${classes.ponsel}`}
            data-kind="plain"
            data-size="md"
          >
            <Icon of={IconMapPin} />
            Buka di aplikasi peta
          </a>
          <a
            href={`https://www.openstreetmap.org/?mlat=${lintang}&mlon=${bujur}#map=17/${lintang}/${bujur}`}
            className={buttons.button}
            data-kind="plain"
            data-size="md"
            target="_blank"
            rel="noreferrer"
          >
            Lihat di OpenStreetMap
            <Icon of={IconExternalLink} />
          </a>
        </p>
      )}
    </Section>
  )
}
