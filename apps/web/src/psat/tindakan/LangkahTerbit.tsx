import type { FormLangkah } from '@portal/domain/psat/alur/form-langkah'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { Suspense } from 'react'
import { LoadingRows } from '#platform/ui/states/states.tsx'
import type { Penerbitan } from '#psat/penerbitan/use-penerbitan.ts'
import { TagihanView } from '#psat/pnbp/tagihan/TagihanView.tsx'
import { formTerbit } from '#psat/tindakan/langkah-di.ts'

export const idLangkah = (form: FormLangkah) => `langkah-${form}`

/** Shows the payment and certificate forms that the user may fill in now, together with the current bill. */
export function LangkahTerbit({ berkas, penerbitan }: { berkas: BerkasPengajuan; penerbitan: Penerbitan }) {
  const forms = formTerbit(berkas)
  const { tagihan } = penerbitan
  const below = ({ form }: (typeof forms)[number]) => form.tagihan === 'di atasnya'
  const draw = ({ aksi: { form: name }, form: { Isi }, siap }: (typeof forms)[number]) => (
    <div key={name} id={idLangkah(name)}>
      <Isi berkas={berkas} penerbitan={penerbitan} siap={siap} />
    </div>
  )
  return (
    <Suspense fallback={<LoadingRows rows={4} />}>
      {forms.filter((one) => !below(one)).map(draw)}
      {tagihan && !forms.some(({ form }) => form.tagihan === 'termuat') && <TagihanView tagihan={tagihan} />}
      {forms.filter(below).map(draw)}
    </Suspense>
  )
}
