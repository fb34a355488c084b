import type { CallBody } from '@portal/domain/platform/contract'
import { addTemuan, updateTemuan } from '@portal/domain/psat/audit/audit.contract'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { call } from '#platform/api/client.ts'
import { notify } from '#platform/notices/notify.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'

export function useSaveTemuan(uuid: string, stored: Temuan | undefined, close: () => void) {
  const refresh = useBerkasRefresh(uuid)
  return async (body: CallBody<typeof addTemuan>): Promise<void> => {
    const params = { uuid }
    await (stored
      ? call(updateTemuan, { params, body: { ...body, id: stored.id, versi: stored.versi } })
      : call(addTemuan, { params, body }))
    close()
    notify.success(stored ? 'Temuan diubah.' : 'Temuan disiapkan. Kirim bersama permintaan perbaikan.')
    await refresh()
  }
}
