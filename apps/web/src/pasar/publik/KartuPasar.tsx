import type { PasarDitemukan } from '@portal/domain/pasar/pasar/pencarian-pasar.contract'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { openingHoursOf } from '#pasar/publik/opening-hours.ts'
import { PredikatSanitasiBadge } from '#pasar/sanitasi/PredikatSanitasiBadge.tsx'
import cari from '#platform/light/pencarian/pencarian.module.css'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'

/** Omits the city if the address already contains it. */
function alamatOf({ alamat, kota, provinsi }: Pick<PasarDitemukan, 'alamat' | 'kota' | 'provinsi'>) {
  return [alamat, !alamat?.includes(kota) && kota, provinsi].filter(Boolean).join(', ')
}

export function KartuPasar({ pasar }: { pasar: PasarDitemukan }) {
  const { id, nama, alamat, kota, provinsi, sanitasi, uji_terakhir: uji, jarak_km: jarak } = pasar
  return (
    <article className={cari.kartu}>
      <p className={cari.kartuTop}>
        {sanitasi ? (
          <PredikatSanitasiBadge predikat={sanitasi.predikat} of="Sanitasi " />
        ) : (
          <Tag>Sanitasi belum dinilai</Tag>
        )}
        {jarak !== null && <Tag>{formatNumber(jarak, 1)} km</Tag>}
      </p>
      <h3>
        <AppLink to="/pasar/detail" search={{ id: String(id) }}>
          {nama}
        </AppLink>
      </h3>
      <p className={cari.pemegang}>{alamatOf({ alamat, kota, provinsi })}</p>
      <dl>
        <div>
          <dt>Buka</dt>
          <dd>{openingHoursOf(pasar) ?? 'Belum tercatat'}</dd>
        </div>
        {sanitasi && (
          <div>
            <dt>Sanitasi</dt>
            <dd>
              {formatNumber(sanitasi.nilai, 1)} dari 100, {formatDate(sanitasi.tanggal)}
            </dd>
          </div>
        )}
        <div>
          <dt>Uji terakhir</dt>
          <dd>{uji ? formatDate(uji) : 'Belum pernah diuji'}</dd>
        </div>
      </dl>
    </article>
  )
}
