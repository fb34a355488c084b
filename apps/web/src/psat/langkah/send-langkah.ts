import type { Contract } from '@portal/domain/platform/contract'
import { type afterLangkah, auditCalls, catatanCall } from '@portal/domain/psat/audit/audit.contract'
import { jalurIzinOf } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { AksiTersedia, BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { z } from 'zod'
import { type CallOptions, call } from '#platform/api/client.ts'

type Calls = (typeof auditCalls)['sppb']
type Satu<Body> = Body extends object ? Omit<Body, 'id_pengajuan' | 'versi'> : never
/** What any of the calls takes, besides what every step names. */
type Isi = Satu<z.input<Calls[keyof Calls]['body']>>

/** Sends a step to the call that its row names, for files of this kind. */
export async function sendLangkah(
  { auditType, id, versi }: BerkasPengajuan,
  aksi: AksiTersedia,
  isi: Isi,
): Promise<z.output<typeof afterLangkah>> {
  const jalur = jalurIzinOf(auditType)
  const path = `/api/psat/${jalur}/${aksi.call}`
  const contract =
    Object.values<Contract>(auditCalls[jalur]).find((satu) => satu.path === path) ??
    catatanCall(jalur, aksi.call, aksi.label)
  const body = { id_pengajuan: id, versi, ...isi }
  return (await call(contract, { body } as unknown as CallOptions<Contract>)) as z.output<typeof afterLangkah>
}
