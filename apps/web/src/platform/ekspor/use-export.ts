import type { Ekspor, ExportFormat } from '@portal/domain/platform/ekspor/ekspor-calls'
import { dayInJakarta } from '@portal/domain/platform/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, callAny } from '#platform/api/client.ts'
import type { ExportLook } from '#platform/ekspor/export-look.ts'
import { saveFile } from '#platform/files/save-file.ts'
import { notify } from '#platform/notices/notify.ts'

/** The filters of a list and the fields common to all exports. The contract of each export checks the rest. */
type ExportBody = Record<string, unknown> & { headers: readonly string[]; format: ExportFormat }

const pollMs = 1000

/** Starts a background export, polls its state and saves an Excel file when it is ready. */
export function useExport(look: ExportLook) {
  const start = useMutation({
    mutationFn: async (body: ExportBody) => {
      const headers = { prefer: 'respond-async' }
      return (await callAny<{ data: Ekspor }>(look.start, { body, headers })).data
    },
  })
  const uuid = start.data?.uuid
  const watched = useQuery({
    queryKey: [look.detail.path, uuid],
    queryFn: async ({ signal }) =>
      (await call(look.detail, { params: { uuid: uuid ?? '' }, signal, quiet: true })).data,
    enabled: uuid !== undefined && isRunning(start.data?.status),
    refetchInterval: ({ state }) => (state.data && !isRunning(state.data.status) ? false : pollMs),
  })
  const ekspor = watched.data ?? start.data
  const format: ExportFormat = start.variables?.format ?? 'xlsx'
  const path = ekspor?.path
  const saved = useRef<string>(undefined)
  useEffect(() => {
    if (!path || format !== 'xlsx' || saved.current === path) return
    saved.current = path
    void save(look, path)
  }, [path, format, look])
  return { start, ekspor, format, isWorking: start.isPending || isRunning(ekspor?.status) }
}

export function save({ fileName }: ExportLook, path: string): Promise<void> {
  const name = `${fileName} ${dayInJakarta(Date.now())}.xlsx`
  return saveFile(path, name).catch(() => notify.error('Berkas belum dapat diunduh. Coba lagi.'))
}

function isRunning(status: string | undefined): boolean {
  return status === 'menunggu' || status === 'berjalan'
}
