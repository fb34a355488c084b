import type { Contract, Result } from '@portal/domain/platform/contract'
import { answerOf, type CallSettings, request } from '#platform/api/client.ts'
import type { Question } from '#platform/api/question.ts'

/** One question of a public page; `useRead` is for what such a page shows. */
export async function ask<C extends Contract>(
  question: Question<C>,
  settings: CallSettings = {},
): Promise<Result<C>> {
  return (await answerOf(await request(question, { method: 'GET' }, settings))) as Result<C>
}
