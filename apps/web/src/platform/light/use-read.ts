import type { Contract, Result } from '@portal/domain/platform/contract'
import { ask } from '#platform/api/ask.ts'
import type { Question } from '#platform/api/question.ts'
import { type Reading, useLoad } from '#platform/api/use-load.ts'
import { useGivenAnswer } from '#platform/rendering/use-given.ts'
import { ApiError } from '#platform/wire/api-error.ts'

interface ReadOptions {
  /** Caches the answer until the page reloads. */
  keep?: boolean
  /** A secondary read that affects neither the loading bar nor the HTTP status of a server-rendered page. */
  quiet?: boolean
  /** Too large to embed in a server-rendered page, so the browser fetches it after loading. */
  later?: boolean
}

/** Reads data for public pages. A server-rendered page already contains the first answer. */
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
