import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import type { AksiTersedia, BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { type Formulir, formulir } from '#psat/tindakan/formulir.tsx'

type Di<Tempat extends Formulir['di']> = Extract<Formulir, { di: Tempat }>

export interface LangkahDi<Tempat extends Formulir['di']> {
  aksi: AksiTersedia
  form: Di<Tempat>
}

/** The steps of this reader that stand at one place, in the order of the map. */
export function langkahDi<Tempat extends Formulir['di']>(
  aksi: readonly AksiTersedia[],
  tempat: Tempat,
): LangkahDi<Tempat>[] {
  return entriesOf(formulir).flatMap(([name, form]) =>
    form.di === tempat
      ? aksi.filter((satu) => satu.form === name).map((satu) => ({ aksi: satu, form: form as Di<Tempat> }))
      : [],
  )
}

/** The forms of the part about payment and certificate: one for all steps that share it. */
export function formTerbit({ aksi, tertunda }: Pick<BerkasPengajuan, 'aksi' | 'tertunda'>) {
  const offered = langkahDi(aksi, 'penerbitan').map((satu) => ({ ...satu, siap: true }))
  const ahead = langkahDi(tertunda, 'penerbitan')
    .filter(({ form }) => form.tertunda)
    .map((satu) => ({ ...satu, siap: false }))
  return [...offered, ...ahead].filter(
    ({ aksi: { form } }, index, all) => all.findIndex((other) => other.aksi.form === form) === index,
  )
}

/** Hands the work back without a finding of its own. */
export const isKembali = ({ aksi }: { aksi: AksiTersedia }): boolean =>
  aksi.proses === 'revision' && !aksi.membawa_temuan

/** Whether the step takes the file on, or is what its stage is for. */
export const isMaju = ({ aksi, form }: { aksi: AksiTersedia; form?: Formulir }): boolean =>
  aksi.pindah || (form !== undefined && 'utama' in form)

/**
 * With findings in hand the revision comes first; otherwise going on does. What leads nowhere is the exception, and
 * what hands the work back never leads.
 */
export function sortLangkah<Satu extends { aksi: AksiTersedia; form?: Formulir }>(
  steps: readonly Satu[],
  siapKirim: number,
): Satu[] {
  const rank = (step: Satu) => {
    if (isKembali(step)) return 1
    return !isMaju(step) ? 2 : step.aksi.membawa_temuan === siapKirim > 0 ? 0 : 1
  }
  return steps.toSorted((a, b) => rank(a) - rank(b))
}
