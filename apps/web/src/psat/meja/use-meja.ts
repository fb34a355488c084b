import { type DokumenBerkas, dokumenSalinan, labelBidang } from '@portal/domain/psat/isian/bidang'
import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import type { Place } from '#platform/viewer/page-surface.ts'

export const bagianBerkas = {
  dokumen: 'Dokumen dan temuan',
  lapang: 'Audit lapang',
  penerbitan: 'Pembayaran dan sertifikat',
  isian: 'Data pengajuan',
  perbandingan: 'Perbandingan',
  riwayat: 'Riwayat',
  pesan: 'Pesan',
} as const
export type BagianBerkas = keyof typeof bagianBerkas

export type DokumenTampil = Pick<DokumenBerkas, 'kunci' | 'label' | 'nama' | 'bidang'>

/** What a new finding points at. */
export interface Sasaran {
  bidang: string
  label: string
  berkas?: string | undefined
  place?: Place | undefined
  /** Made on the spot: what the checklist already says there. */
  lapangan?: { uraian: string; foto: string | null } | undefined
}

/** The parts this file has by now, in order. */
export function bagianAda({ code, process, riwayat }: BerkasPengajuan): BagianBerkas[] {
  const reached = (stage: number) => code === stage || riwayat.some((baris) => baris.code === stage)
  const left: BagianBerkas[] = []
  if (!reached(30)) left.push('lapang')
  if (!reached(50)) left.push('penerbitan')
  if (!riwayat.some(({ aksi }) => aksi.startsWith('jawab_perbaikan'))) left.push('perbandingan')
  const names = (Object.keys(bagianBerkas) as BagianBerkas[]).filter((name) => !left.includes(name))
  // The part that the present stage is about stands first.
  const now = process === 'audit_lapang' ? 'lapang' : reached(50) && code !== 99 ? 'penerbitan' : 'dokumen'
  return [now, ...names.filter((name) => name !== now)]
}

/** The officer's desk: which part is open, which document lies in the viewer, which finding is looked at. */
export function useMeja(berkas: BerkasPengajuan) {
  const change = useSearchChange()
  const search = useSearch({ strict: false })
  const dokumen = dokumenSalinan(berkas.salinan)
  const [chosen, setChosen] = useState<DokumenTampil>()
  const [selectedId, select] = useState<number>()
  const [form, setForm] = useState<Sasaran | Temuan>()
  const names = bagianAda(berkas)
  const awal = names[0] ?? 'dokumen'
  const bagian = names.find((name) => name === search.bagian) ?? awal

  function open(next: BagianBerkas) {
    void change({ bagian: next === awal ? undefined : next }, { stay: true })
  }

  function show(next: DokumenTampil) {
    setChosen(next)
    if (bagian !== 'dokumen') open('dokumen')
  }

  /** The version of the file that a finding was pinned to; undefined where it is about a field. */
  function dokumenOf(temuan: Temuan): DokumenTampil | undefined {
    const now = dokumen.find(({ bidang }) => bidang === temuan.bidang)
    if (temuan.berkas === null && !now) return undefined
    const kunci = temuan.berkas ?? now?.kunci ?? ''
    if (now?.kunci === kunci) return now
    const label = labelBidang(temuan.bidang, berkas.salinan)
    return { kunci, label, nama: 'Versi sebelum perbaikan', bidang: temuan.bidang }
  }

  /** Leads to the place of a finding. */
  function showTemuan(temuan: Temuan) {
    select(temuan.id)
    if (temuan.sasaran === 'lapangan') return open(names.includes('lapang') ? 'lapang' : 'isian')
    const found = dokumenOf(temuan)
    if (found) show(found)
    else open('isian')
  }

  return {
    berkas,
    dokumen,
    bagian,
    names,
    open,
    shown: chosen ?? dokumen[0],
    show,
    choose: setChosen,
    dokumenOf,
    selectedId,
    select,
    showTemuan,
    form,
    setForm,
    /** Whoever may ask for a revision may prepare and close findings. */
    mayCheck: berkas.aksi.some(({ aksi }) => aksi.startsWith('minta_perbaikan')),
    compared: berkas.riwayat.some(({ aksi }) => aksi.startsWith('jawab_perbaikan')),
  }
}

export type Meja = ReturnType<typeof useMeja>
