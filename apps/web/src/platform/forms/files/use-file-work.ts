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
  path: string | undefined
  accept: readonly FileKind[]
  maxBytes: number
}

/** Manages the upload of one file and the focus of its buttons. */
export function useFileWork({ field, path, accept, maxBytes }: FileWorkOptions) {
  const place = useRef<HTMLDivElement>(null)
  const refocus = useRef(false)
  const latest = useRef(field.onChange)
  const [work, setWork] = useState<FileWork>({ state: 'diam' })

  useLayoutEffect(() => {
    // An upload must call the newest onChange, because the form may have changed meanwhile.
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

  /** Changes the state. If the button that disappears has the focus, its replacement gets it. */
  function turn(next: FileWork) {
    // The hold must change before the next render, because a waiting form continues as soon as the upload ends.
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

/**
 * Returns the message of a failed upload. A file that the server rejected (400, 413, 415) cannot be retried; other
 * failures can.
 */
function failureOf(failure: unknown, accept: readonly FileKind[]): { message: string; refused: boolean } {
  if (!(failure instanceof ApiError)) return { message: 'Berkas belum terunggah. Coba lagi.', refused: false }
  const message = failure.status === 415 ? wrongContentText(accept) : failure.message
  return { message, refused: [400, 413, 415].includes(failure.status) }
}

/** Checks size and extension before the upload, so that the user need not wait for the server's rejection. */
function refusalOf(file: File, accept: readonly FileKind[], maxBytes: number): string | undefined {
  if (file.size > maxBytes) return tooLargeText(maxBytes)
  const end = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const known = accept.some((kind) => (fileKinds[kind].extensions as readonly string[]).includes(end))
  return known ? undefined : wrongKindText(accept)
}
