import { type HasilImpor, type Impor, importField } from '@portal/domain/platform/impor/impor-calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#platform/api/client.ts'
import { sendMultipart } from '#platform/api/upload.ts'
import type { ImportLook } from '#platform/impor/import-look.ts'
import { popup } from '#platform/notices/popup.ts'
import { listKey } from '#platform/table/use-list.ts'
import { ApiError } from '#platform/wire/api-error.ts'

export interface IsianImpor {
  jenisId: number
  fields: Readonly<Record<string, string>>
  file: File
}

export type Kirim =
  | { state: 'diam' }
  | { state: 'mengunggah'; share: number; stop: AbortController }
  | { state: 'gagal'; message: string }

const pollMs = 800

const imporKey = ({ calls }: ImportLook, uuid: string | undefined) => [calls.detail.path, uuid] as const

export function isRunning(status: string | undefined): boolean {
  return status === 'menunggu' || status === 'berjalan'
}

/**
 * Uploads a file for a dry run. The server works in the background; `onStarted` gets the uuid of the dry run.
 */
export function useSendImpor(look: ImportLook, onStarted: (uuid: string) => void) {
  const queryClient = useQueryClient()
  const [kirim, setKirim] = useState<Kirim>({ state: 'diam' })

  async function check(isian: IsianImpor) {
    const stop = new AbortController()
    setKirim({ state: 'mengunggah', share: 0, stop })
    try {
      const answer = await sendMultipart<HasilImpor>(look.upload.path, formOf(look, isian), {
        signal: stop.signal,
        headers: { prefer: 'respond-async' },
        onProgress: (share) => setKirim({ state: 'mengunggah', share, stop }),
      })
      queryClient.setQueryData(imporKey(look, answer.data.uuid), answer)
      setKirim({ state: 'diam' })
      onStarted(answer.data.uuid)
    } catch (error) {
      if (stop.signal.aborted) return setKirim({ state: 'diam' })
      const known = error instanceof ApiError ? startedOf(error.body) : undefined
      setKirim(known ? { state: 'diam' } : { state: 'gagal', message: messageOf(error) })
      if (known) onStarted(known)
    }
  }

  return { kirim, check, forget: () => setKirim({ state: 'diam' }) }
}

/** Stores the good rows of a checked file, which the server still has. */
export function useStoreImpor(look: ImportLook, onStarted: (uuid: string) => void) {
  const queryClient = useQueryClient()
  const [isStoring, setStoring] = useState(false)

  async function store({ uuid }: Pick<Impor, 'uuid'>) {
    setStoring(true)
    try {
      const answer = await call(look.calls.store, { params: { uuid } })
      queryClient.setQueryData(imporKey(look, answer.data.uuid), answer)
      onStarted(answer.data.uuid)
    } catch (error) {
      popup.failure(messageOf(error))
    } finally {
      setStoring(false)
      void queryClient.invalidateQueries({ queryKey: imporKey(look, uuid) })
    }
  }

  return { isStoring, store }
}

/** Returns the newest checked file of this account that is not stored yet. */
export function useCheckedImpor(look: ImportLook): Impor | undefined {
  const query = { page: 1, limit: 10, jenis: look.jenis, uji_coba: 'true' } as const
  const { data } = useQuery({
    queryKey: [...listKey(look.calls.list), 'diperiksa', look.jenis],
    queryFn: ({ signal }) => call(look.calls.list, { query, signal, quiet: true }),
    meta: { silent: true },
  })
  return data?.data.find(({ boleh_simpan }) => boleh_simpan)
}

function formOf({ kind }: ImportLook, { jenisId, fields, file }: IsianImpor): FormData {
  const form = new FormData()
  const all = { ...fields, [kind.field]: String(jenisId), uji_coba: 'true' }
  // The fields precede the file, because the server reads them first.
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  form.append(importField, file, file.name)
  return form
}

/**
 * Returns the uuid from an error response. The server answers with an error if it rejects every row, but the result
 * exists.
 */
function startedOf(body: unknown): string | undefined {
  const { data } = (body ?? {}) as { data?: { uuid?: unknown } }
  return typeof data?.uuid === 'string' ? data.uuid : undefined
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return 'Berkas belum terkirim. Bila berkasnya baru saja diubah, pilih berkas itu sekali lagi.'
}

/** Polls one import until it ends, then refetches the lists it changes. */
export function useImpor(look: ImportLook, uuid: string | undefined) {
  const queryClient = useQueryClient()
  const result = useQuery({
    queryKey: imporKey(look, uuid),
    queryFn: ({ signal }) => call(look.calls.detail, { params: { uuid: uuid ?? '' }, signal, quiet: true }),
    enabled: uuid !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data?.data.status) ? pollMs : false),
    meta: { silent: true },
  })
  const status = result.data?.data.status
  useEffect(() => {
    if (status === undefined || isRunning(status)) return
    for (const list of [look.calls.list, ...look.lists]) {
      void queryClient.invalidateQueries({ queryKey: listKey(list) })
    }
  }, [status, queryClient, look])
  return result
}
