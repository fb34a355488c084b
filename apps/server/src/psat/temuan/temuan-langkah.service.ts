import { AppError } from '@portal/domain/platform/errors'
import type { jawabanTemuan } from '@portal/domain/psat/pengajuan.contract'
import type { z } from 'zod'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { releaseUnnamed } from '#psat/alur/berkas-lepas.ts'
import type { Peristiwa } from '#psat/alur/catat.service.ts'
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
  event: Pick<Peristiwa, 'effects' | 'from' | 'to' | 'at'>
  actor: Pick<Actor, 'id'>
  jawaban: JawabanTemuan
}

/** What a step does to the findings of its file; the answer is kept in the history. */
export async function moveTemuan(
  platform: Pick<Platform, 'files'>,
  trx: Trx,
  { pengajuanId, event, actor, jawaban }: Pindah,
): Promise<Record<string, unknown>> {
  const { effects, from, to, at } = event
  if (from === null) return {}
  if (effects.includes('kirim_temuan')) {
    const sent = await sendTemuan(trx, pengajuanId, from)
    return sent.length > 0 ? { temuan: sent } : {}
  }
  if (effects.includes('jawab_temuan')) {
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
        await platform.files.claim(trx, [berkas], { ...claim, field: `jawaban.${id}.berkas` })
      }
      await answerTemuan(trx, id, { jawaban: teks, berkas_jawaban: berkas, dijawab: at })
    }
    return answers.length > 0 ? { jawaban: answers } : {}
  }
  if (effects.includes('tutup_terjawab')) await closeAnswered(trx, pengajuanId, { id: actor.id, at })
  if (from === to) return {}
  const dropped = await dropPrepared(trx, pengajuanId, from)
  await releaseUnnamed(
    platform,
    trx,
    pengajuanId,
    dropped.map(({ foto }) => foto),
  )
  return dropped.length > 0 ? { temuan_dibuang: dropped } : {}
}
