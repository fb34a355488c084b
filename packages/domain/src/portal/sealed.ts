import { sealedSecrets as akun } from '../akun/wing.ts'
import { sealedSecrets as pasar } from '../pasar/wing.ts'
import type { SealedJson, SealedSecret } from '../platform/wing.ts'
import { sealedJson as psat } from '../psat/wing.ts'

/** JSON columns of all wings that may contain personal numbers. */
export const sealedJson: SealedJson = psat

/** Other sealed columns of the wings. */
export const sealedSecrets: readonly SealedSecret[] = [...akun, ...pasar]
