import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import type { AksiTersedia, BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { type Formulir, formulir } from '#psat/tindakan/formulir.tsx'

type Di<Tempat extends Formulir['di']> = Extract<Formulir, { di: Tempat }>

export interface LangkahDi<Tempat extends Formulir['di']> {
  aksi: AksiTersedia
  form: Di<Tempat>
}

/** Returns the user's steps at one place, in the order of the map. */
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

/** Returns the payment and certificate forms. Steps that share a form appear once. */
export function formTerbit({ aksi, tertunda }: Pick<BerkasPengajuan, 'aksi' | 'tertunda'>) {
  const offered = langkahDi(aksi, 'penerbitan').map((satu) => ({ ...satu, siap: true }))
  const ahead = langkahDi(tertunda, 'penerbitan')
    .filter(({ form }) => form.tertunda)
    .map((satu) => ({ ...satu, siap: false }))
  return [...offered, ...ahead].filter(
    ({ aksi: { form } }, index, all) => all.findIndex((other) => other.aksi.form === form) === index,
  )
}

/** Whether the step returns the work without sending a finding. */
export const isKembali = ({ aksi }: { aksi: AksiTersedia }): boolean =>
  aksi.proses === 'revision' && !aksi.membawa_temuan

/** Whether the step moves the file forward or is the main step of its stage. */
export const isMaju = ({ aksi, form }: { aksi: AksiTersedia; form?: Formulir }): boolean =>
  aksi.pindah || (form !== undefined && 'utama' in form)

/**
 * Sorts the steps. With prepared findings the revision comes first, otherwise the step forward. A step that returns the
 * work never comes first. Steps that do not move the file come last.
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
