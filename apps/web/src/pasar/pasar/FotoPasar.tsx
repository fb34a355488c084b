import type { Pasar } from '@portal/domain/pasar/pasar/pasar.schema'
import classes from '#pasar/pasar/pasar.module.css'
import { fileAddress } from '#platform/files/file-address.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { Section } from '#platform/page/Section.tsx'

/** The photos are public, so a plain image tag without session headers can load them. */
export function FotoPasar({ pasar: { nama, foto } }: { pasar: Pick<Pasar, 'nama' | 'foto'> }) {
  if (foto.length === 0) return null
  return (
    <Section title="Foto">
      <ul className={classes.photos}>
        {foto.map((key, index) => (
          <li key={key}>
            <button type="button" onClick={() => openStored(key)}>
              <img
                src={fileAddress('display_image', key)}
                alt={`Foto ${index + 1} ${nama}`}
                loading="lazy"
                width={320}
                height={240}
              />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
