import type { HasilUji } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { HasilList } from '#okkp/pengujian/HasilList.tsx'
import { Section } from '#platform/page/Section.tsx'

export function HasilCard({ hasil }: { hasil: readonly HasilUji[] }) {
  return (
    <Section title="Hasil uji">
      <HasilList hasil={hasil} />
    </Section>
  )
}
