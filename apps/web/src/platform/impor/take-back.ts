import type { Result } from '@portal/domain/platform/contract'
import type { ImporCalls } from '@portal/domain/platform/impor/impor-calls'
import { call } from '#platform/api/client.ts'
import { ApiError } from '#platform/wire/api-error.ts'

export type HasilUndo = Result<ImporCalls['undo']>['data']

/**
 * Undoes an import. If the server keeps every row, it answers with an error that lists them; this counts as a result
 * too.
 */
export async function takeBack({ undo }: Pick<ImporCalls, 'undo'>, uuid: string): Promise<HasilUndo> {
  try {
    return (await call(undo, { params: { uuid } })).data
  } catch (error) {
    const held = error instanceof ApiError ? (error.body as { data?: HasilUndo }).data : undefined
    if (held?.tertahan) return held
    throw error
  }
}
