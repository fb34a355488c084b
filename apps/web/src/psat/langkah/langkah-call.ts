import type { Contract, Result } from '@portal/domain/platform/contract'
import type { AksiPengajuan } from '@portal/domain/psat/alur/pengajuan.aksi'
import { auditCalls, type setelahLangkah } from '@portal/domain/psat/audit/audit.contract'
import type { JenisIzin } from '@portal/domain/psat/pengajuan/jenis-pengajuan'
import { jalurIzinOf } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { z } from 'zod'
import { type CallOptions, call } from '#platform/api/client.ts'

type Audit = (typeof auditCalls)['sppb']
type NamaCall = Exclude<keyof Audit, 'penarikan' | 'mintaWaktu'>

/** A step of the revision rounds: the call it goes through, and what it says there. */
export interface LangkahPutaran {
  call: 'permohonanBaru' | 'dokumen' | 'lapang' | 'rekomendasi'
  proses: 'REVISION' | 'CLEAR'
  /** The result file that goes with it. */
  hasil: string
}

const putaran = (call: LangkahPutaran['call'], hasil: string) =>
  ({
    minta: { call, proses: 'REVISION', hasil },
    lolos: { call, proses: 'CLEAR', hasil },
  }) as const satisfies Record<string, LangkahPutaran>

const permohonan = putaran('permohonanBaru', 'Hasil verifikasi awal')
const dokumen = putaran('dokumen', 'Hasil audit dokumen')
const lapang = putaran('lapang', 'Hasil audit lapang')
const rekomendasi = putaran('rekomendasi', 'Hasil rekomendasi')

export const langkahPutaran: Partial<Record<AksiPengajuan, LangkahPutaran>> = {
  minta_perbaikan_permohonan: permohonan.minta,
  loloskan_permohonan: permohonan.lolos,
  minta_perbaikan_dokumen: dokumen.minta,
  loloskan_dokumen: dokumen.lolos,
  minta_perbaikan_lapang: lapang.minta,
  loloskan_lapang: lapang.lolos,
  minta_perbaikan_rekomendasi: rekomendasi.minta,
  rekomendasikan: rekomendasi.lolos,
}

export function putaranOf(aksi: string): LangkahPutaran | undefined {
  return langkahPutaran[aksi as AksiPengajuan]
}

/** Sends a step to the call of the file's kind. */
export async function kirimLangkah<N extends NamaCall>(
  auditType: JenisIzin,
  name: N,
  body: z.input<Audit[N]['body']>,
): Promise<z.output<typeof setelahLangkah>> {
  // Izin edar has no field audit; its table has no such call, and the server never offers that step.
  const contract = { ...auditCalls.sppb, ...auditCalls[jalurIzinOf(auditType)] }[name] as Contract
  const answer: Result<Contract> = await call(contract, { body } as unknown as CallOptions<Contract>)
  return answer as z.output<typeof setelahLangkah>
}
