import { rapidPasarCalls } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import { panganOf } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { formatDate } from '@portal/domain/platform/format'
import { daftarRapid } from '#pasar/rapid-test/use-rapid-test.ts'
import classes from '#platform/page/rows.module.css'
import { Section } from '#platform/page/Section.tsx'
import { HasilRapidTest } from '#platform/pengujian/HasilRapidTest.tsx'
import { useList } from '#platform/table/use-list.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function RapidTestOfPasar({ pasarId }: { pasarId: number }) {
  const { rows, meta, isLoading } = useList(rapidPasarCalls.list, { pasar_id: pasarId, limit: 5 })
  return (
    <Section
      title="Rapid test terakhir"
      actions={
        <AppLink to={`${daftarRapid}/add`} search={{ pasar: pasarId }}>
          Catat rapid test
        </AppLink>
      }
    >
      {rows.length === 0 && !isLoading && <p>Belum ada rapid test.</p>}
      <ul className={classes.list}>
        {rows.map((uji) => (
          <li key={uji.id}>
            <span className={classes.name}>
              <AppLink to={`${daftarRapid}/${uji.id}`}>
                {uji.parameter} pada {panganOf(uji)}
              </AppLink>
              <small>
                {formatDate(uji.tanggal)}
                {uji.nomor_kios && `, kios ${uji.nomor_kios}`}
              </small>
            </span>
            <HasilRapidTest keadaan={uji.keadaan} />
          </li>
        ))}
      </ul>
      {meta.total > rows.length && (
        <AppLink to={daftarRapid} search={{ pasar_id: String(pasarId) }}>
          Lihat semuanya
        </AppLink>
      )}
    </Section>
  )
}
