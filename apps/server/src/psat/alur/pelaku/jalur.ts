import type { WorkflowEvent } from '@portal/domain/platform/workflow/workflow-actions'
import { holdersOf } from '@portal/domain/platform/workflow/workflow-holders'
import type { AksiPelaku } from '@portal/domain/psat/alur/pelaku/aksi'
import type { KosakataPelaku } from '@portal/domain/psat/alur/pelaku/syarat'
import { alurPelaku, tabelPelaku } from '@portal/domain/psat/alur/pelaku/workflow'
import { isTahapKomtek } from '#psat/alur/akses/akses.ts'
import type { Alur } from '#psat/alur/alur.ts'
import type * as langkah from '#psat/alur/langkah.service.ts'
import type * as handlers from '#psat/alur/penangan.ts'
import { pintu } from '#psat/alur/pintu.ts'
import { faktaOf } from './fakta-pelaku.ts'

/** Track `pengajuan`: applications submitted by operators. */
export const jalurPelaku: Alur<KosakataPelaku, AksiPelaku> = {
  ...tabelPelaku,
  bidang: {
    tim: 'tim_auditor',
    surat_tugas: 'surat_tugas',
    tagihan: 'data_pnbp',
    bukti_bayar: 'bukti_pembayaran',
    nomor: 'nomor',
    surat_penolakan: 'dokumen_ditolak',
  },
  tautan(holder, { uuid, audit_type }) {
    if (holder === 'pemohon') return `/psat/pengajuan/${uuid}`
    const list = `/psat/admin/perizinan/${audit_type}` as const
    return holder === 'komtek' ? `${list}/audit?id=${uuid}` : `${list}/${uuid}`
  },
  fakta: faktaOf,
  kolom: ({ nomor, tambahanWaktu }, event) => ({
    nomor,
    tambahan_waktu: JSON.stringify(tambahanWaktu),
    ...keputusanKomtek(event),
  }),
}

/** Records the time of the committee's decision, so that the committee can still see the file afterwards. */
function keputusanKomtek({ action, from, to, at }: WorkflowEvent<KosakataPelaku, AksiPelaku>) {
  const komtek = (tahap: string) => isTahapKomtek({ alur: 'pengajuan', tahap })
  const left = from !== null && komtek(from) && !komtek(to)
  const decided = left && holdersOf(alurPelaku, action, from).includes('komtek')
  return decided ? { diputus_komtek: at } : {}
}

export const { openBerkas, runAction, lockForStep, tell, keadaanOf, refusalError } = pintu(jalurPelaku)

export type Langkah = langkah.Langkah<KosakataPelaku, AksiPelaku>
export type AfterLangkah = langkah.AfterLangkah<KosakataPelaku, AksiPelaku>
export type PenangananPelaku = handlers.PenangananAlur<KosakataPelaku, AksiPelaku>
