import { AppError } from '@portal/domain/platform/errors'
import type { AksiPengajuan } from '@portal/domain/psat/pengajuan.aksi'
import type { jawabanTemuan } from '@portal/domain/psat/pengajuan.contract'
import type { z } from 'zod'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import {
  answerTemuan,
  closeAnswered,
  dropPrepared,
  listTemuanTerbuka,
  sendTemuan,
} from './temuan-langkah.repository.ts'

export type JawabanTemuan = z.output<typeof jawabanTemuan>

interface Pindah {
  pengajuanId: number
  aksi: AksiPengajuan
  dari: string
  ke: string
  actor: Pick<Actor, 'id'>
  at: Date
  jawaban: JawabanTemuan
}

/** What a step does to the findings of its file; the answer is kept in the history. */
export async function moveTemuan(
  { files }: Pick<Platform, 'files'>,
  trx: Trx,
  { pengajuanId, aksi, dari, ke, actor, at, jawaban }: Pindah,
): Promise<Record<string, unknown>> {
  if (aksi.startsWith('minta_perbaikan')) {
    const sent = await sendTemuan(trx, pengajuanId, dari)
    return sent.length > 0 ? { temuan: sent } : {}
  }
  if (aksi.startsWith('jawab_perbaikan')) {
    const open = await listTemuanTerbuka(trx, pengajuanId)
    const missing = open.filter(({ id }) => !jawaban[id]?.jawaban)
    if (missing.length > 0) {
      const fields = missing.map(({ id, bidang, uraian }) => ({
        field: `jawaban.${id}.jawaban`,
        message: `Temuan pada ${bidang} belum dijawab: ${uraian}`,
      }))
      throw new AppError('VALIDASI_GAGAL', {
        message: `${missing.length} temuan belum dijawab. Jawab semuanya sebelum mengirim perbaikan.`,
        fields,
      })
    }
    const answers = open.map(({ id }) => ({
      id,
      jawaban: jawaban[id]?.jawaban ?? '',
      berkas: jawaban[id]?.berkas || null,
    }))
    for (const { id, jawaban: teks, berkas } of answers) {
      if (berkas) {
        const claim = { record: `pengajuan/${pengajuanId}`, visibility: 'rekaman', actor } as const
        await files.claim(trx, [berkas], { ...claim, field: `jawaban.${id}.berkas` })
      }
      await answerTemuan(trx, id, { jawaban: teks, berkas_jawaban: berkas, dijawab: at })
    }
    return answers.length > 0 ? { jawaban: answers } : {}
  }
  if (aksi === 'loloskan_permohonan') await closeAnswered(trx, pengajuanId, { id: actor.id, at })
  if (dari !== ke) await dropPrepared(trx, pengajuanId, dari)
  return {}
}
