import type { Contract, Result } from '@portal/domain/platform/contract'
import { ask } from '#platform/api/ask.ts'
import type { Question } from '#platform/api/question.ts'
import { type Reading, useLoad } from '#platform/api/use-load.ts'
import { useGivenAnswer } from '#platform/rendering/use-given.ts'
import { ApiError } from '#platform/wire/api-error.ts'

interface ReadOptions {
  /** Remembers the answer while the page is open. */
  keep?: boolean
  /** Read by the way: the loading bar and the status of a page do not depend on it. */
  quiet?: boolean
  /** Too large to be sent along with a page that the server renders: the browser asks when the page is there. */
  later?: boolean
}

/** Reads of public pages. On one that the server rendered the first answer is there already. */
export function useRead<C extends Contract>(
  question: Question<C> | undefined,
  { keep = false, quiet = false, later = false }: ReadOptions = {},
): Reading<Result<C>> {
  const given = useGivenAnswer(later ? undefined : question, quiet)
  return useLoad(question, (signal) => ask<C>(question ?? '', { signal, quiet }), {
    keep,
    first: () => {
      if (!given) return undefined
      return given.status < 400
        ? { data: given.body as Result<C>, error: undefined }
        : { data: undefined, error: new ApiError(given.status, given.body) }
    },
  })
}
