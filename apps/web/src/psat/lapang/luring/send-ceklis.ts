import { isConflict } from '#platform/forms/saver/save-state.ts'
import type { Stored } from '#platform/forms/saver/saver.ts'
import type { Sending } from '#platform/offline/entry.ts'
import { applyUbahan, changeNilai, type IsiAudit, type Ubahan } from '#psat/lapang/penyimpan-ceklis.ts'

/** Copy of a checklist on a device. It holds only the items that were changed there. */
export interface SalinanCeklis {
  uuid: string
  ubahan: Ubahan
}

interface ServerCeklis {
  read: (uuid: string) => Promise<Stored<IsiAudit>>
  save: (uuid: string, audit: IsiAudit, versi: number) => Promise<unknown>
}

const mostConflicts = 4

/**
 * Applies the changed items on top of what other auditors have saved, like the open screen does, and attaches the
 * photos.
 */
export async function sendCeklis(
  server: ServerCeklis,
  { content: { uuid, ubahan }, photos }: Pick<Sending<SalinanCeklis>, 'content' | 'photos'>,
): Promise<void> {
  if (Object.keys(ubahan.jawaban).length + Object.keys(photos).length === 0 && !('tanggal' in ubahan)) return
  for (let conflicts = 0; ; conflicts += 1) {
    const { value, versi } = await server.read(uuid)
    const now = applyUbahan(value, ubahan)
    const lengkap = Object.entries(photos).reduce(
      (audit, [kode, foto]) => applyUbahan(audit, changeNilai(kode, { foto })(audit, undefined)),
      now,
    )
    try {
      await server.save(uuid, lengkap, versi)
      return
    } catch (error) {
      if (!isConflict(error) || conflicts === mostConflicts) throw error
    }
  }
}
