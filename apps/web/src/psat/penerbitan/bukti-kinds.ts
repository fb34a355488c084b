import type { FileKind } from '@portal/domain/platform/files.contract'

/** What a bill and its proof may be. */
export const buktiKinds: readonly FileKind[] = ['pdf', 'jpeg', 'png']
