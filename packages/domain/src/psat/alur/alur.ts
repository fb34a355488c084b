import type { Role } from '../../platform/roles.ts'
import {
  type Action,
  type Condition,
  defineWorkflow,
  type FileOf,
  type Guard,
  type Stage,
  type Vocabulary,
  type Workflow,
} from '../../platform/workflow/workflow.ts'
import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'
import type { AktorPsat, PemegangPsat, Penugasan } from './pemegang.ts'

/** Tracks of a file. A file never changes its track. */
export const namaAlur = ['pengajuan', 'berkas'] as const
export type NamaAlur = (typeof namaAlur)[number]
/** Labels of the track badge: sent by an operator, or entered by the secretariat. */
export const alurLabels: Record<NamaAlur, string> = { pengajuan: 'Pengajuan', berkas: 'Berkas' }

/** Tabs of the staff list, in order. All tracks share them. */
export const tabBerkas = {
  permohonan: 'Permohonan',
  audit_dokumen: 'Audit Dokumen',
  audit_lapang: 'Audit Lapang',
  lampiran_teknis: 'Lampiran Teknis',
  terbit: 'Terbit',
  ditolak: 'Ditolak',
} as const
export type TabBerkas = keyof typeof tabBerkas

export type TenggatField =
  | 'tenggat_audit_dokumen'
  | 'tenggat_perbaikan_audit_dokumen'
  | 'tenggat_audit_lapang'
  | 'tenggat_perbaikan_audit_lapang'
  | 'tenggat_sidang_komtek'
  | 'tenggat_perbaikan_sidang_komtek'

type CatatanField =
  | 'keterangan_audit_dokumen'
  | 'keterangan_audit_lapang'
  | 'keterangan_sidang_komtek'
  | 'keterangan_audit'

/** Panels that staff work on at a stage besides documents and findings. Each has its place on the file page. */
export const panelBerkas = ['ceklis', 'tagihan', 'pembayaran', 'nomor', 'lampiran', 'sertifikat'] as const
export type PanelBerkas = (typeof panelBerkas)[number]

/** Task of the holder at a stage, as the file page and the queues word it. */
export interface TugasTahap {
  judul: string
  /** The same work as readers see it who do not hold the stage. */
  ringkas: string
  arahan: string
  /** Button label in a queue row. */
  tombol: string
  /** Other words for a file without a licence of OSS. */
  tanpaOss?: { judul: string; arahan: string }
  /** What the button counts, if anything. */
  hitung?: 'temuan' | 'jawaban' | 'tagihan'
}

/** Outcome of a file: with a certificate, or without. */
export type Akhir = 'terbit' | 'tms'

/** Stage of a track with its code (specification, section 4), its tab and, at the end, its outcome. */
export type TahapAlur<Holder extends string = string, Budget extends string = string> = Stage<
  Holder,
  Budget
> & {
  tab: TabBerkas
  ends?: Akhir
  tenggat?: TenggatField
  /** The displayed deadline is the projected end of this later budget. */
  tenggatSampai?: Budget
  catatan?: CatatanField
  /** Only files of this licence kind reach the stage. */
  hanya?: JenisIzin
  panel?: PanelBerkas
  tugas?: TugasTahap
  hasil?: 'Hasil verifikasi awal' | 'Hasil audit dokumen' | 'Hasil audit lapang' | 'Hasil rekomendasi'
}

/** Facts and actor types that all tracks share. */
export interface KosakataPsat extends Vocabulary {
  facts: Penugasan
  actor: AktorPsat
}

export type HariAlur<Budget extends string = string> = Record<Budget, Record<JenisIzin, number>>

interface KataAlur<V extends KosakataPsat> {
  nama: NamaAlur
  tahap: Record<V['stage'], TahapAlur<V['holder'], V['budget']>>
  pemegang: Record<V['holder'], PemegangPsat>
  /** Default working days for budgets that the master does not set. */
  hari: HariAlur<V['budget']>
  anggaran: Record<V['budget'], string>
}

/** Definition of a track. Without type arguments it stands for any track, with plain strings as names. */
export interface TabelAlur<V extends KosakataPsat = KosakataPsat, Name extends string = string>
  extends KataAlur<V> {
  workflow: Workflow<V, Name>
}

interface IsiTabel<V extends KosakataPsat, Name extends string> extends KataAlur<V> {
  syarat: Record<V['guard'], Guard<[file: FileOf<V>, actor: V['actor']], V['input']>>
  bawaan: Record<V['need'], Condition<[input: V['input'], file: FileOf<V>]>>
  aksi: Record<Name, Action<V>>
  pembuka: Name
}

export function defineAlur<V extends KosakataPsat, Name extends string>({
  syarat,
  bawaan,
  aksi,
  pembuka,
  ...kata
}: IsiTabel<V, Name>): TabelAlur<V, Name> {
  const workflow = defineWorkflow<V, Name>({
    holders: kata.pemegang,
    guards: syarat,
    needs: bawaan,
    stages: kata.tahap,
    actions: aksi,
    opens: pembuka,
  })
  return { ...kata, workflow }
}

/** Whether the office's clock runs on this budget. The other budgets wait for the applicant. */
export function isKantor({ tahap }: TabelAlur, anggaran: string): boolean {
  return Object.values(tahap).some((place) => 'runs' in place && place.runs === anggaran)
}

/** Returns the stages at which the role has the turn, or is responsible while the applicant has the turn. */
export function tahapPeran({ tahap, pemegang }: TabelAlur, role: Role): string[] {
  const ofRole = (holder: string) => pemegang[holder]?.roles.includes(role)
  return Object.keys(tahap).filter((nama) => {
    const place = tahap[nama]
    return place && (place.turn.some(ofRole) || ('waits' in place && place.staff.some(ofRole)))
  })
}
