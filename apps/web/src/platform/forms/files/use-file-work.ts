import {
  type FileKind,
  fileKinds,
  tooLargeText,
  wrongContentText,
  wrongKindText,
} from '@portal/domain/platform/files/files.contract'
import { useLayoutEffect, useRef, useState } from 'react'
import { uploadFile } from '#platform/api/upload.ts'
import type { CommonField } from '#platform/forms/fields.tsx'
import { ApiError } from '#platform/wire/api-error.ts'

export type FileWork =
  | { state: 'diam' }
  | { state: 'mengunggah'; file: File; share: number; stop: AbortController }
  | { state: 'gagal'; file: File; message: string; refused: boolean }

interface FileWorkOptions {
  field: CommonField
  /** The key of the stored file. */
  path: string | undefined
  accept: readonly FileKind[]
  maxBytes: number
}

/** The way of one file from the field to the server, and the focus that goes with it. */
export function useFileWork({ field, path, accept, maxBytes }: FileWorkOptions) {
  const place = useRef<HTMLDivElement>(null)
  const refocus = useRef(false)
  const latest = useRef(field.onChange)
  const [work, setWork] = useState<FileWork>({ state: 'diam' })

  useLayoutEffect(() => {
    // By the time a file has arrived, the rest of the form has moved on.
    latest.current = field.onChange
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that has gone holds nothing up
  useLayoutEffect(() => {
    return () => field.hold?.(field.id, undefined)
  }, [field.id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes draws other buttons
  useLayoutEffect(() => {
    if (!refocus.current) return
    refocus.current = false
    const button = document.getElementById(field.id) ?? place.current?.querySelector('button')
    button?.focus()
  }, [work, path])

  /** The button in use is about to go; the one that takes its place gets the focus. */
  function turn(next: FileWork) {
    // At once: a form that waits for this file goes on before anything is drawn.
    field.hold?.(field.id, next.state === 'gagal' ? next.message : undefined, () =>
      setWork({ state: 'diam' }),
    )
    refocus.current = place.current?.contains(document.activeElement) ?? false
    setWork(next)
  }

  async function send(file: File | undefined) {
    if (!file || work.state === 'mengunggah') return
    const refusal = refusalOf(file, accept, maxBytes)
    if (refusal) return turn({ state: 'gagal', file, message: refusal, refused: true })
    const stop = new AbortController()
    turn({ state: 'mengunggah', file, share: 0, stop })
    try {
      const key = await uploadFile(file, {
        signal: stop.signal,
        onProgress: (share) => setWork({ state: 'mengunggah', file, share, stop }),
      })
      turn({ state: 'diam' })
      latest.current(key)
    } catch (failure) {
      if (stop.signal.aborted) return turn({ state: 'diam' })
      turn({ state: 'gagal', file, ...failureOf(failure, accept) })
    }
  }

  function remove() {
    refocus.current = true
    field.onChange(null)
  }

  return { work, place, send, remove, giveUp: () => turn({ state: 'diam' }) }
}

/** A file that the server has looked at and refused is refused again; anything else may be tried once more. */
function failureOf(failure: unknown, accept: readonly FileKind[]): { message: string; refused: boolean } {
  if (!(failure instanceof ApiError)) return { message: 'Berkas belum terunggah. Coba lagi.', refused: false }
  const message = failure.status === 415 ? wrongContentText(accept) : failure.message
  return { message, refused: [400, 413, 415].includes(failure.status) }
}

/** Said before anything travels, so that nobody waits for a refusal. */
function refusalOf(file: File, accept: readonly FileKind[], maxBytes: number): string | undefined {
  if (file.size > maxBytes) return tooLargeText(maxBytes)
  const end = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const known = accept.some((kind) => (fileKinds[kind].extensions as readonly string[]).includes(end))
  return known ? undefined : wrongKindText(accept)
}
