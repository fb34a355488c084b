import type { KosakataPsat } from '@portal/domain/psat/alur/alur'
import type { Alur } from './alur.ts'
import { runAction } from './langkah.service.ts'
import { openBerkas } from './open.service.ts'
import { tell } from './pemberitahuan.service.ts'
import { keadaanOf, refusalError } from './penolakan.ts'
import { lockForStep } from './start-langkah.service.ts'

type Rest<Work> = Work extends (first: never, ...rest: infer Args) => infer Answer
  ? (...args: Args) => Answer
  : never

export interface Pintu<V extends KosakataPsat, Name extends string> {
  openBerkas: Rest<typeof openBerkas<V, Name>>
  runAction: Rest<typeof runAction<V, Name>>
  lockForStep: Rest<typeof lockForStep<V, Name>>
  tell: Rest<typeof tell<V, Name>>
  keadaanOf: Rest<typeof keadaanOf<V, Name>>
  refusalError: Rest<typeof refusalError<V, Name>>
}

export function pintu<V extends KosakataPsat, Name extends string>(alur: Alur<V, Name>): Pintu<V, Name> {
  return {
    openBerkas: (...args) => openBerkas(alur, ...args),
    runAction: (...args) => runAction(alur, ...args),
    lockForStep: (...args) => lockForStep(alur, ...args),
    tell: (...args) => tell(alur, ...args),
    keadaanOf: (...args) => keadaanOf(alur, ...args),
    refusalError: (...args) => refusalError(alur, ...args),
  }
}
