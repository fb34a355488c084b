import type { TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import { langkahTindakLanjutLabels } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { formatDate } from '@portal/domain/platform/format'
import { RantaiBadge } from '#okkp/tindak-lanjut/RantaiBadge.tsx'
import { RantaiLangkah } from '#okkp/tindak-lanjut/RantaiLangkah.tsx'
import { type RantaiDari, rantaiList, useRantaiOf } from '#okkp/tindak-lanjut/use-tindak-lanjut.ts'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'

/** Follow-ups of a record on its detail page. Renders nothing if there are none. */
export function TindakLanjutOf({ of }: { of: RantaiDari }) {
  const { data = [], error, refetch } = useRantaiOf(of)
  if (error) {
    return (
      <Section title="Tindak lanjut">
        <ErrorState title="Tindak lanjut belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      </Section>
    )
  }
  return data.map((rantai) => <Rantai key={rantai.id} rantai={rantai} />)
}

function Rantai({ rantai }: { rantai: TindakLanjut }) {
  return (
    <Section
      title="Tindak lanjut"
      text={stateOf(rantai)}
      actions={
        <>
          <RantaiBadge rantai={rantai} />
          <AppLink to={`${rantaiList}/${rantai.id}`}>Buka tindak lanjut</AppLink>
        </>
      }
    >
      <RantaiLangkah rantai={rantai} />
    </Section>
  )
}

function stateOf({ ditutup, langkah, batas_waktu, penanggung_nama }: TindakLanjut): string {
  if (ditutup !== null) return `Ditutup pada ${formatDate(ditutup)}.`
  return `${langkahTindakLanjutLabels[langkah]} paling lambat ${formatDate(batas_waktu)}, oleh ${penanggung_nama}.`
}
