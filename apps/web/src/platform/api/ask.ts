import type { Contract, Result } from '@portal/domain/platform/contract'
import { answerOf, type CallSettings, request } from '#platform/api/client.ts'
import type { Question } from '#platform/api/question.ts'

/** Sends one GET for a public page. For data that the page renders, use `useRead`. */
export async function ask<C extends Contract>(
  question: Question<C>,
  settings: CallSettings = {},
): Promise<Result<C>> {
  return (await answerOf(await request(question, { method: 'GET' }, settings))) as Result<C>
}
