import { telusurRapid } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import { panganOf, tempatOf } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { ranahPasar } from '#pasar/pedagang/ranah.ts'
import { SebaranPemasok } from '#pasar/pedagang/SebaranPemasok.tsx'
import { daftarRapid, rapidCrumbs } from '#pasar/rapid-test/use-rapid-test.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { HasilRapidTest } from '#platform/pengujian/HasilRapidTest.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'

export function TelusurUjiScreen({ id }: { id: number }) {
  const read = useRecord(telusurRapid, { id })
  return (
    <RecordLoader read={read} noun="Rapid test" crumbs={rapidCrumbs} back={daftarRapid}>
      {({ uji, telusur }) => (
        <>
          <PageHeader
            title={`Telusur ${uji.parameter} pada ${panganOf(uji)}`}
            crumbs={[...rapidCrumbs, { label: panganOf(uji), to: `${daftarRapid}/${id}` }]}
            badge={<HasilRapidTest keadaan={uji.keadaan} />}
            meta={`${tempatOf(uji)} · ${formatDate(uji.tanggal)}`}
          />
          {uji.pemasok_id === null && telusur.length > 0 && (
            <Callout>
              Pemasok sampel ini tidak dicatat. Di bawah adalah {formatNumber(telusur.length)} pemasok
              kiosnya; tanyakan yang mana, lalu{' '}
              <AppLink to={`${daftarRapid}/${id}/ubah`}>catat pada hasil ujinya</AppLink>.
            </Callout>
          )}
          {telusur.length === 0 && (
            <EmptyState
              title="Pemasoknya belum diketahui"
              text="Catat kios atau nama pemasok pada hasil uji ini, lalu telusuri lagi."
              action={<AppLink to={`${daftarRapid}/${id}/ubah`}>Lengkapi hasil uji</AppLink>}
            />
          )}
          {telusur.map((found) => (
            <SebaranPemasok key={found.pemasok.id} ranah={ranahPasar} found={found} titled />
          ))}
        </>
      )}
    </RecordLoader>
  )
}
