import type { EfekPengajuan, FaktaPengajuan } from '@portal/domain/psat/alur/pengajuan.syarat'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/pengajuan/jenis-pengajuan'
import type { jawabanTemuan } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { z } from 'zod'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Peristiwa } from './berkas-alur.ts'
import type { PengajuanRow } from './pengajuan.repository.ts'
import type { LampiranTercatat } from './riwayat.repository.ts'

export type JawabanTemuan = z.output<typeof jawabanTemuan>

interface Langkah {
  platform: Platform
  trx: Trx
  row: PengajuanRow
  event: Peristiwa
  actor: Actor
}

/** A step that the workflow allows and nothing is stored of yet. */
export interface LangkahBerjalan extends Langkah {
  jawaban: JawabanTemuan
}

/** A step that stands in the history; the row is as it has become. */
export interface LangkahTercatat extends Langkah {
  urutan: number
  lampiran: readonly LampiranTercatat[]
  /** What OSS is told besides the status. */
  oss: Record<string, unknown>
}

/** What an effect adds to the file's row and to what its history keeps of the step. */
export interface Akibat {
  kolom?: Partial<Pick<PengajuanRow, 'tarif' | 'ceklis_kurang'>>
  muatan?: Record<string, unknown>
}

interface Penangan {
  sebelum?: (step: LangkahBerjalan) => Promise<Akibat>
  sesudah?: (step: LangkahTercatat) => Promise<void>
}

/** What the door does by itself: the copy of what was sent in, and telling people. */
type EfekPintu = Extract<EfekPengajuan, 'simpan_salinan' | `beritahu_${string}`>

/** Effects by the room that does them; `pemanggil`: whoever takes the step has done it, and brings the proof. */
export type EfekDitangani = Record<Exclude<EfekPengajuan, EfekPintu>, Penangan | 'pemanggil'>

export interface PenangananAlur {
  efek: EfekDitangani
  /** Facts of a file that other rooms keep. */
  fakta: (trx: Trx, pengajuanId: number) => Promise<Pick<FaktaPengajuan, 'temuanTerbuka'>>
  /** Takes the licence of OSS that a new file is for. */
  pakaiIzinOss: (
    trx: Trx,
    izinId: number,
    file: { nib: string | null; auditType: JenisIzin; jenisPengajuan: JenisPengajuan },
  ) => Promise<void>
}

let dipasang: PenangananAlur | undefined

/** The wing hands in who does what; the door itself knows none of them. */
export function pasangPenangan(given: PenangananAlur): void {
  dipasang = given
}

export function penangan(): PenangananAlur {
  if (!dipasang) throw new Error('Alur pengajuan belum diberi penangan: muat #psat/index.ts')
  return dipasang
}

function penanganOf({ effects }: Peristiwa): Penangan[] {
  const table: Partial<Record<EfekPengajuan, Penangan | 'pemanggil'>> = penangan().efek
  return effects.flatMap((effect) => {
    const found = table[effect]
    return found === undefined || found === 'pemanggil' ? [] : [found]
  })
}

export async function sebelumLangkah(step: LangkahBerjalan): Promise<Required<Akibat>> {
  const all: Required<Akibat> = { kolom: {}, muatan: {} }
  for (const { sebelum } of penanganOf(step.event)) {
    const { kolom, muatan } = (await sebelum?.(step)) ?? {}
    Object.assign(all.kolom, kolom)
    Object.assign(all.muatan, muatan)
  }
  return all
}

export async function sesudahLangkah(step: LangkahTercatat): Promise<void> {
  for (const { sesudah } of penanganOf(step.event)) await sesudah?.(step)
}

/** Proof of what the caller has done: the certificate's file, the entry's id. */
export type HasilLuar = Partial<Record<EfekPengajuan, string | number>>

/** No step passes whose effects nobody has carried out. */
export function requireHasil({ action, effects }: Peristiwa, hasil: HasilLuar): void {
  const table: Partial<Record<EfekPengajuan, unknown>> = penangan().efek
  const missing = effects.filter((effect) => table[effect] === 'pemanggil' && !hasil[effect])
  if (missing.length > 0) throw new Error(`Aksi ${action} tanpa ${missing.join(' dan ')}`)
}
