import { sealedSecrets as akun } from '../akun/wing.ts'
import { sealedSecrets as pasar } from '../pasar/wing.ts'
import type { SealedJson, SealedSecret } from '../platform/wing.ts'
import { sealedJson as psat } from '../psat/wing.ts'

/** Where the wings keep JSON that may hold personal numbers. */
export const sealedJson: SealedJson = psat

/** What they keep sealed beside the numbers. */
export const sealedSecrets: readonly SealedSecret[] = [...akun, ...pasar]
