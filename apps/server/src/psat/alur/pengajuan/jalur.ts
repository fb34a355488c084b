import type { WorkflowEvent } from '@portal/domain/platform/workflow/workflow-actions'
import { holdersOf } from '@portal/domain/platform/workflow/workflow-holders'
import type { AksiPengajuan } from '@portal/domain/psat/alur/pengajuan/aksi'
import type { KosakataPengajuan } from '@portal/domain/psat/alur/pengajuan/syarat'
import { alurPengajuan, tabelPengajuan } from '@portal/domain/psat/alur/pengajuan/workflow'
import { isTahapKomtek } from '#psat/alur/akses/akses.ts'
import type { Alur } from '#psat/alur/alur.ts'
import type * as langkah from '#psat/alur/langkah.service.ts'
import type * as handlers from '#psat/alur/penangan.ts'
import { pintu } from '#psat/alur/pintu.ts'
import { faktaOf } from './berkas-alur.ts'

/** Track `pengajuan`: applications submitted by operators. */
export const jalurPengajuan: Alur<KosakataPengajuan, AksiPengajuan> = {
  ...tabelPengajuan,
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

/** Files the committee has decided stay in its sight. */
function keputusanKomtek({ action, from, to, at }: WorkflowEvent<KosakataPengajuan, AksiPengajuan>) {
  const komtek = (tahap: string) => isTahapKomtek({ alur: 'pengajuan', tahap })
  const left = from !== null && komtek(from) && !komtek(to)
  const decided = left && holdersOf(alurPengajuan, action, from).includes('komtek')
  return decided ? { diputus_komtek: at } : {}
}

export const { openBerkas, runAction, lockForStep, tell, keadaanOf, refusalError } = pintu(jalurPengajuan)

export type Langkah = langkah.Langkah<KosakataPengajuan, AksiPengajuan>
export type AfterLangkah = langkah.AfterLangkah<KosakataPengajuan, AksiPengajuan>
export type PenangananPengajuan = handlers.PenangananAlur<KosakataPengajuan, AksiPengajuan>
