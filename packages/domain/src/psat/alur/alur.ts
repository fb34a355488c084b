import type { Role } from '../../platform/roles.ts'
import {
  type Action,
  type Condition,
  defineWorkflow,
  type FileOf,
  type Stage,
  type Vocabulary,
  type Workflow,
} from '../../platform/workflow/workflow.ts'
import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'
import type { AktorPsat, PemegangPsat, Penugasan } from './pemegang.ts'

/** The tracks a file can be of; it never changes over. */
export const namaAlur = ['pengajuan', 'berkas'] as const
export type NamaAlur = (typeof namaAlur)[number]
/** On the badge of a file: sent in by an operator, or entered by the secretariat. */
export const alurLabels: Record<NamaAlur, string> = { pengajuan: 'Pengajuan', berkas: 'Berkas' }

/** Tabs of the back-office list, in order; the same for all tracks. */
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

/** What staff work on at a stage besides papers and findings; each has its place on the page of a file. */
export const panelBerkas = ['ceklis', 'tagihan', 'pembayaran', 'nomor', 'lampiran', 'sertifikat'] as const
export type PanelBerkas = (typeof panelBerkas)[number]

/** What whoever has the turn does at a stage, in the words of its page and of queues. */
export interface TugasTahap {
  judul: string
  /** One sentence below it. */
  arahan: string
  /** On the row of a queue. */
  tombol: string
  /** What the button counts, where there is any. */
  hitung?: 'temuan' | 'jawaban' | 'tagihan'
}

/** How a file can end: with its certificate, or without. */
export type Akhir = 'terbit' | 'tms'

/** What a file shows by its code (specification, section 4), and the outcome group where it ends. */
export type TahapAlur<Holder extends string = string, Budget extends string = string> = Stage<
  Holder,
  Budget
> & {
  tab: TabBerkas
  ends?: Akhir
  tenggat?: TenggatField
  /** The deadline shown is the projected end of this later budget. */
  tenggatSampai?: Budget
  catatan?: CatatanField
  /** Only files of this kind come here. */
  hanya?: JenisIzin
  panel?: PanelBerkas
  tugas?: TugasTahap
  hasil?: 'Hasil verifikasi awal' | 'Hasil audit dokumen' | 'Hasil audit lapang' | 'Hasil rekomendasi'
}

/** What the words of every track say of a file, and of whoever acts on it. */
export interface KosakataPsat extends Vocabulary {
  facts: Penugasan
  actor: AktorPsat
}

/** Working days of each budget, per kind of licence. */
export type HariAlur<Budget extends string = string> = Record<Budget, Record<JenisIzin, number>>

interface KataAlur<V extends KosakataPsat> {
  nama: NamaAlur
  tahap: Record<V['stage'], TahapAlur<V['holder'], V['budget']>>
  pemegang: Record<V['holder'], PemegangPsat>
  /** Where the master says nothing. */
  hari: HariAlur<V['budget']>
  anggaran: Record<V['budget'], string>
}

/** A track as domain knows it. Without type arguments: any track, its words being text. */
export interface TabelAlur<V extends KosakataPsat = KosakataPsat, Name extends string = string>
  extends KataAlur<V> {
  workflow: Workflow<V, Name>
}

interface IsiTabel<V extends KosakataPsat, Name extends string> extends KataAlur<V> {
  syarat: Record<V['guard'], Condition<[file: FileOf<V>, actor: V['actor']]>>
  bawaan: Record<V['need'], Condition<[input: V['input'], file: FileOf<V>]>>
  aksi: Record<Name, Action<V>>
  /** The action that makes a file. */
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

/** Whether the office's clock runs on this budget; on the others it waits for the applicant. */
export function isKantor({ tahap }: TabelAlur, anggaran: string): boolean {
  return Object.values(tahap).some((place) => 'runs' in place && place.runs === anggaran)
}

/** Where somebody of this role has the turn, or answers for the stage while the applicant has it. */
export function tahapPeran({ tahap, pemegang }: TabelAlur, role: Role): string[] {
  const ofRole = (holder: string) => pemegang[holder]?.roles.includes(role)
  return Object.keys(tahap).filter((nama) => {
    const place = tahap[nama]
    return place && (place.turn.some(ofRole) || ('waits' in place && place.staff.some(ofRole)))
  })
}
