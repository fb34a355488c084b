import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import type { Result } from '@portal/domain/platform/contract'
import { formatNumber } from '@portal/domain/platform/format'
import classes from '#pasar/pedagang/pedagang.module.css'
import type { Ranah } from '#pasar/pedagang/ranah.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { Tag } from '#platform/ui/StatusBadge.tsx'

type Telusur = Result<typeof pedagangCalls.telusur>['data']

/** Where else food of this supplier is sold: what a positive test leads to. */
export function TelusurScreen({ ranah, pemasokId }: { ranah: Ranah; pemasokId: number }) {
  const read = useRecord(pedagangCalls.telusur, { pemasok_id: pemasokId })
  return (
    <RecordLoader read={read} noun="Pemasok" crumbs={ranah.crumbs} back={ranah.list}>
      {(found) => <Hasil ranah={ranah} found={found} />}
    </RecordLoader>
  )
}

function Hasil({ ranah, found }: { ranah: Ranah; found: Telusur }) {
  const { pemasok, total_kios, total_pasar, kios, serupa } = found
  const byMarket = Map.groupBy(kios, ({ pasar_id }) => pasar_id)
  return (
    <>
      <PageHeader
        title={`Telusur ${pemasok.nama}`}
        crumbs={ranah.crumbs}
        meta={`Asal ${pemasok.asal ?? 'belum diketahui'} · ${formatNumber(total_kios)} kios di ${formatNumber(total_pasar)} pasar, di seluruh Indonesia`}
      />
      {[...byMarket.values()].map(([first, ...others]) =>
        first ? (
          <Section key={first.pasar_id} title={first.nama_pasar} text={`${first.kota}, ${first.provinsi}`}>
            <ul className={classes.list}>
              {[first, ...others].map((each) => (
                <li key={`${each.nomor_kios} ${each.pedagang_id} ${each.komoditas.join()}`}>
                  <span className={classes.name}>
                    <b>Kios {each.nomor_kios}</b>
                    <small>
                      {each.kategori} · {each.komoditas.join(', ')}
                    </small>
                  </span>
                  {!each.aktif && <Tag>Tidak aktif</Tag>}
                  {each.pedagang_id !== null && (
                    <AppLink to={`${ranah.list}/${each.pedagang_id}`}>Buka pedagang</AppLink>
                  )}
                </li>
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
