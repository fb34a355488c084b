import type { Kasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { langkahKasusLabels } from '@portal/domain/okkp/kasus/kasus.table'
import { formatDate } from '@portal/domain/platform/format'
import { KasusBadge } from '#okkp/kasus/KasusBadge.tsx'
import { batasText, judulKasus } from '#okkp/kasus/kata-kasus.ts'
import { RekamanKasus } from '#okkp/kasus/RekamanKasus.tsx'
import { kasusPage, type SumberKasus, useKasusOf } from '#okkp/kasus/use-kasus.ts'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'

/** Cases of a record on its detail page. Renders nothing if there are none. */
export function KasusOf({ of }: { of: SumberKasus }) {
  const { data = [], error, refetch } = useKasusOf(of)
  if (error) {
    return (
      <Section title="Kasus">
        <ErrorState title="Kasus belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      </Section>
    )
  }
  return data.map((kasus) => <SatuKasus key={kasus.id} kasus={kasus} />)
}

function SatuKasus({ kasus }: { kasus: Kasus }) {
  return (
    <Section
      title={`Kasus ${kasus.nomor}`}
      text={stateOf(kasus)}
      actions={
        <>
          <KasusBadge kasus={kasus} />
          <AppLink to={kasusPage(kasus.id)} aria-label={`Buka kasus ${judulKasus(kasus)}`}>
            Buka kasus
          </AppLink>
        </>
      }
    >
      <RekamanKasus kasus={kasus} />
    </Section>
  )
}

function stateOf({ ditutup, langkah, batas_waktu, terlambat, penanggung_nama }: Kasus): string {
  if (ditutup !== null) return `Ditutup pada ${formatDate(ditutup)}.`
  return `${langkahKasusLabels[langkah]}, ${batasText(batas_waktu, terlambat)}, oleh ${penanggung_nama}.`
}
