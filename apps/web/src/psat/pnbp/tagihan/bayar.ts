import type { Body } from '@portal/domain/platform/contract'
import { penerbitanCalls } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { jalurIzinOf } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { z } from 'zod'
import { call } from '#platform/api/client.ts'

type Pembayaran = typeof penerbitanCalls.sppb.pembayaran
type Isi = Omit<z.input<Pembayaran['body']>, 'id_pengajuan' | 'versi'>
export type ProsesBayar = Body<Pembayaran>['proses']

/** Sends a bill, a payment proof or its check to the call of the licence kind. */
export function sendPembayaran({ auditType, id, versi }: BerkasPengajuan, isi: Isi) {
  return call(penerbitanCalls[jalurIzinOf(auditType)].pembayaran, {
    body: { id_pengajuan: id, versi, ...isi },
  })
}

type Pengganti = Omit<z.input<(typeof penerbitanCalls.sppb.replaceTagihan)['body']>, 'id_pengajuan' | 'versi'>

export function replaceTagihan({ auditType, id, versi }: BerkasPengajuan, isi: Pengganti) {
  return call(penerbitanCalls[jalurIzinOf(auditType)].replaceTagihan, {
    body: { id_pengajuan: id, versi, ...isi },
  })
}
