import { detailEkspor, type ExportFormat, exportRegistrasi } from '@portal/domain/okkp/ekspor.contract'
import type { CallBody } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#platform/api/client.ts'
import { notify } from '#platform/ui/notify.ts'
import { saveFile } from '#platform/ui/save-file.ts'

export type ExportBody = CallBody<typeof exportRegistrasi>

const pollMs = 1000

/** Starts an export in the background, watches it, and saves an Excel file as soon as it is there. */
export function useExport() {
  const start = useMutation({
    mutationFn: async (body: ExportBody) =>
      (await call(exportRegistrasi, { body, headers: { prefer: 'respond-async' } })).data,
  })
  const uuid = start.data?.uuid
  const watched = useQuery({
    queryKey: [detailEkspor.path, uuid],
    queryFn: async ({ signal }) =>
      (await call(detailEkspor, { params: { uuid: uuid ?? '' }, signal, quiet: true })).data,
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
    void save(path)
  }, [path, format])
  return { start, ekspor, format, isWorking: start.isPending || isRunning(ekspor?.status) }
}

export function save(path: string): Promise<void> {
  const name = `Registrasi ${dayInJakarta(Date.now())}.xlsx`
  return saveFile(path, name).catch(() => notify.error('Berkas belum dapat diunduh. Coba lagi.'))
}

function isRunning(status: string | undefined): boolean {
  return status === 'menunggu' || status === 'berjalan'
}
