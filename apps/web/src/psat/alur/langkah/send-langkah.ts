import type { Contract } from '@portal/domain/platform/contract'
import { type afterLangkah, auditCalls, catatanCall } from '@portal/domain/psat/audit/audit.contract'
import { jalurIzinOf } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { AksiTersedia, BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import * as lampiranCalls from '@portal/domain/psat/sekretariat/lampiran.contract'
import * as berkasCalls from '@portal/domain/psat/sekretariat/sekretariat.contract'
import type { z } from 'zod'
import { callAny } from '#platform/api/client.ts'

type Calls = (typeof auditCalls)['sppb']
type Satu<Body> = Body extends object ? Omit<Body, 'id_pengajuan' | 'versi'> : never
type Isi = Satu<z.input<Calls[keyof Calls]['body']>> | Record<string, unknown>

/** Returns the path and contracts of a step, and the fields that name the file and the stage. */
function panggilan(
  { alur, auditType, id, versi }: BerkasPengajuan,
  { call: name, proses, label }: AksiTersedia,
) {
  if (alur === 'berkas') {
    const path = `/api/audit-document/${name}`
    return {
      path,
      calls: [...Object.values<Contract>(berkasCalls), ...Object.values<Contract>(lampiranCalls)],
      params: { auditType, auditId: id },
      sebutan: { auditId: id, auditType, versi, ...(proses ? { status: proses } : {}) },
    }
  }
  const jalur = jalurIzinOf(auditType)
  return {
    path: `/api/psat/${jalur}/${name}`,
    calls: [...Object.values<Contract>(auditCalls[jalur]), catatanCall(jalur, name, label)],
    params: {},
    sebutan: { id_pengajuan: id, versi },
  }
}

/** Sends a step to the call that the action names, for the track and licence kind of the file. */
export async function sendLangkah(
  berkas: BerkasPengajuan,
  aksi: AksiTersedia,
  isi: Isi,
): Promise<z.output<typeof afterLangkah>> {
  const { path, calls, params, sebutan } = panggilan(berkas, aksi)
  const contract: Contract | undefined = calls.find(
    (satu) => satu.path === path || satu.path === `${path}/:auditType/:auditId`,
  )
  if (!contract) throw new Error(`Step ${aksi.aksi} has no call ${path}`)
  const options = { body: { ...sebutan, ...isi }, ...(contract.params ? { params } : {}) }
  return callAny<z.output<typeof afterLangkah>>(contract, options)
}
