import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { ranahPasar } from '#pasar/pedagang/ranah.ts'
import { Section } from '#platform/page/Section.tsx'
import { useList } from '#platform/table/use-list.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function PedagangOfPasar({ pasarId }: { pasarId: number }) {
  const { meta, isLoading } = useList(pedagangCalls.list, { pasar_id: pasarId, is_okkp: 'false', limit: 1 })
  return (
    <Section
      title="Pedagang"
      actions={
        <AppLink to={`${ranahPasar.list}/add`} search={{ pasar: pasarId }}>
          Tambah pedagang
        </AppLink>
      }
    >
      {!isLoading && <p>{formatNumber(meta.total)} pedagang didata.</p>}
      {meta.total > 0 && (
        <AppLink to={ranahPasar.list} search={{ pasar_id: String(pasarId) }}>
          Lihat daftarnya
        </AppLink>
      )}
    </Section>
  )
}
