import type { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import type { Result } from '@portal/domain/platform/contract'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { type Ranah, ranahOkkp, ranahPasar } from '#pasar/pedagang/ranah.ts'
import classes from '#platform/page/rows.module.css'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'

type Telusur = Result<typeof pedagangCalls.telusur>['data']
type Kios = Telusur['kios'][number]

export const ringkasan = ({ pemasok, total_kios, total_pasar }: Telusur) =>
  `Asal ${pemasok.asal ?? 'belum diketahui'} · ${formatNumber(total_kios)} kios di ${formatNumber(total_pasar)} pasar, di seluruh Indonesia`

interface SebaranProps {
  ranah: Ranah
  found: Telusur
  /** Shows the name of the supplier, for pages with several suppliers. */
  titled?: boolean
}

export function SebaranPemasok({ ranah, found, titled = false }: SebaranProps) {
  const { pemasok, total_kios, kios, serupa } = found
  const byMarket = Map.groupBy(kios, ({ pasar_id }) => pasar_id)
  return (
    <>
      {titled && (
        <Section title={`Pemasok: ${pemasok.nama}`}>
          <p>{ringkasan(found)}</p>
        </Section>
      )}
      {[...byMarket.values()].map(([first, ...others]) =>
        first ? (
          <Section key={first.pasar_id} title={first.nama_pasar} text={`${first.kota}, ${first.provinsi}`}>
            <ul className={classes.list}>
              {[first, ...others].map((each) => (
                <Stall key={`${each.nomor_kios} ${each.pedagang_id} ${each.komoditas.join()}`} kios={each} />
              ))}
            </ul>
          </Section>
        ) : null,
      )}
      {kios.length < total_kios && <p>Ditampilkan {formatNumber(kios.length)} kios pertama.</p>}
      {serupa.length > 0 && (
        <Section title="Nama serupa dari asal lain" text="Mungkin pemasok yang sama; periksa juga kiosnya.">
          <ul className={classes.list}>
            {serupa.map(({ id, nama, asal, total_kios: stalls }) => (
              <li key={id}>
                <AppLink to={`${ranah.list}/telusur`} search={{ pemasok: id }}>
                  {nama}
                </AppLink>
                <span>
                  {asal ?? 'Asal belum diketahui'} · {formatNumber(stalls)} kios
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Stall({ kios }: { kios: Kios }) {
  const { uji_terakhir: uji } = kios
  const { list } = kios.is_okkp ? ranahOkkp : ranahPasar
  return (
    <li>
      <span className={classes.name}>
        <b>Kios {kios.nomor_kios}</b>
        <small>
          {kios.kategori} · {kios.komoditas.join(', ')}
        </small>
      </span>
      {uji && (
        <AppLink to={`/pasar/admin/pengujian/${uji.id}`}>
          {uji.parameter} {uji.hasil_uji.toLowerCase()}, {formatDate(uji.tanggal)}
        </AppLink>
      )}
      {!kios.aktif && <Tag>Tidak aktif</Tag>}
      {kios.pedagang_id !== null && <AppLink to={`${list}/${kios.pedagang_id}`}>Buka pedagang</AppLink>}
    </li>
  )
}
