import type { Result } from '@portal/domain/platform/contract'
import { getCeklisBerkas, saveCeklisBerkas } from '@portal/domain/psat/lapang/ceklis'
import { call } from '#platform/api/client.ts'
import type { Stored } from '#platform/forms/saver/saver.ts'
import type { IsiAudit } from '#psat/lapang/penyimpan-ceklis.ts'

export type AuditLapang = Result<typeof getCeklisBerkas>['data']

export async function readAudit(uuid: string, signal?: AbortSignal): Promise<AuditLapang> {
  const options = { params: { uuid }, quiet: true, fresh: true, ...(signal ? { signal } : {}) }
  return (await call(getCeklisBerkas, options)).data
}

export const tersimpan = ({ tanggal, jawaban, versi }: AuditLapang): Stored<IsiAudit> => ({
  value: { tanggal, jawaban },
  versi,
})

export const readCeklis = async (uuid: string) => tersimpan(await readAudit(uuid))

export async function saveCeklis(uuid: string, { tanggal, jawaban }: IsiAudit, versi: number) {
  const body = { tanggal, jawaban, versi }
  return { versi: (await call(saveCeklisBerkas, { params: { uuid }, body, quiet: true })).data.versi }
}
