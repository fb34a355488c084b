import type { PeringatanPublik } from '@portal/domain/okkp/peringatan/peringatan.contract'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from '#okkp/peringatan/publik/peringatan.module.css'
import { usePeringatanBerlaku } from '#okkp/peringatan/publik/use-peringatan-berlaku.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Valid warnings about a permit, shown above the permit data. A recall is red and says its name. */
export function PeringatanIzin({ nomor }: { nomor: string }) {
  return <PeringatanIni found={usePeringatanBerlaku({ nomor })} />
}

export function PeringatanIni({ found }: { found: readonly PeringatanPublik[] | undefined }) {
  if (!found || found.length === 0) return null
  const ditarik = found.some(({ jenis }) => jenis === 'penarikan')
  return (
    <aside
      className={classes.izin}
      data-penarikan={ditarik || undefined}
      aria-label="Peringatan atas izin ini"
    >
      <Icon of={IconAlertTriangle} size={24} />
      <div>
        <b>{ditarik ? 'Penarikan atas produk dengan izin ini' : 'Peringatan atas produk dengan izin ini'}</b>
        <ul>
          {found.map(({ id, judul }) => (
            <li key={id}>
              <AppLink to={`/peringatan/${id}`}>{judul}</AppLink>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
