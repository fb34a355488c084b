import { IconAlertTriangle } from '@tabler/icons-react'
import classes from '#okkp/peringatan/publik/peringatan.module.css'
import { usePeringatanBerlaku } from '#okkp/peringatan/publik/use-peringatan-berlaku.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Valid warnings about a permit, shown above the permit data. */
export function PeringatanIzin({ nomor }: { nomor: string }) {
  const found = usePeringatanBerlaku({ nomor })
  if (!found || found.length === 0) return null
  return (
    <aside className={classes.izin} aria-label="Peringatan atas izin ini">
      <Icon of={IconAlertTriangle} size={24} />
      <ul>
        {found.map(({ id, judul }) => (
          <li key={id}>
            <AppLink to={`/peringatan/${id}`}>{judul}</AppLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
