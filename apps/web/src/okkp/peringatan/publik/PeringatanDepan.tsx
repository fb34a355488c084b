import { jenisPeringatanLabels } from '@portal/domain/okkp/peringatan/peringatan.rules'
import { formatDate } from '@portal/domain/platform/format'
import classes from '#okkp/peringatan/publik/peringatan.module.css'
import { usePeringatanBerlaku } from '#okkp/peringatan/publik/use-peringatan-berlaku.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Latest valid warnings on the home page. Renders nothing if there are none. */
export default function PeringatanDepan() {
  const found = usePeringatanBerlaku({ limit: 3 })
  if (!found || found.length === 0) return null
  return (
    <section className={classes.depan} aria-labelledby="peringatan">
      <header>
        <h2 id="peringatan">Peringatan dan penarikan</h2>
        <AppLink to="/peringatan">Lihat semua</AppLink>
      </header>
      <ul>
        {found.map((one) => (
          <li key={one.id}>
            <b>{jenisPeringatanLabels[one.jenis]}</b>
            <AppLink to={`/peringatan/${one.id}`} className={classes.judul}>
              {one.judul}
            </AppLink>
            <time dateTime={one.diperbarui}>{formatDate(one.diperbarui)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
