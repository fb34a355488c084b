import { AppError } from '@portal/domain/platform/errors'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { releaseUnnamed } from '#psat/alur/lampiran/release-unnamed.ts'
import type { Akibat } from '#psat/alur/penangan.ts'
import { answerTemuan, dropPrepared, listTemuanTerbuka, sendTemuan } from './temuan-langkah.repository.ts'

interface LangkahBerjalan {
  platform: Platform
  trx: Trx
  row: { id: number; tahap: string }
  actor: Actor
  event: { at: Date }
  input: { jawaban?: Readonly<Record<string, { jawaban: string; berkas?: string | null | undefined }>> }
}

/** Returns the history data, or nothing if there are no rows. */
const kept = (name: string, rows: readonly unknown[]): Akibat =>
  rows.length > 0 ? { muatan: { [name]: rows } } : {}

async function send({ trx, row }: LangkahBerjalan): Promise<Akibat> {
  return kept('temuan', await sendTemuan(trx, row.id, row.tahap))
}

async function answer({ platform, trx, row, actor, event, input }: LangkahBerjalan): Promise<Akibat> {
  const { jawaban = {} } = input
  const open = await listTemuanTerbuka(trx, row.id)
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
      const claim = { record: `pengajuan/${row.id}`, visibility: 'rekaman', actor } as const
      await platform.files.claim(trx, [berkas], { ...claim, field: `jawaban.${id}.berkas` })
    }
    await answerTemuan(trx, id, { jawaban: teks, berkas_jawaban: berkas, dijawab: event.at })
  }
  return kept('jawaban', answers)
}

async function drop({ platform, trx, row }: LangkahBerjalan): Promise<Akibat> {
  const dropped = await dropPrepared(trx, row.id, row.tahap)
  await releaseUnnamed(
    platform,
    trx,
    row.id,
    dropped.map(({ foto }) => foto),
  )
  return kept('temuan_dibuang', dropped)
}

export const efekTemuan = {
  kirim_temuan: { before: send },
  jawab_temuan: { before: answer },
  buang_temuan: { before: drop },
}
