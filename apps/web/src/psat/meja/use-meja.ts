import type { PanelBerkas } from '@portal/domain/psat/alur/alur'
import { type DokumenBerkas, dokumenSalinan, labelBidang } from '@portal/domain/psat/isian/bidang'
import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useOpen } from '#platform/routing/use-open.ts'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import { mayCheck } from '#psat/langkah/langkah-props.ts'
import { alamatTemuan, type Sasaran, temuanDi } from '#psat/meja/alamat-temuan.ts'

const bagianBerkas = {
  kasus: 'Ringkasan kasus',
  dokumen: 'Dokumen dan temuan',
  lapang: 'Audit lapang',
  lampiran: 'Lampiran teknis',
  penerbitan: 'Pembayaran dan sertifikat',
  isian: 'Data pengajuan',
  perbandingan: 'Perbandingan',
  riwayat: 'Riwayat',
  pesan: 'Pesan',
} as const
export type BagianBerkas = keyof typeof bagianBerkas

export type DokumenTampil = Pick<DokumenBerkas, 'kunci' | 'label' | 'nama' | 'bidang'>

/** The part of the page where each thing that staff work on stands. */
const bagianPanel: Record<PanelBerkas, BagianBerkas> = {
  ceklis: 'lapang',
  tagihan: 'penerbitan',
  pembayaran: 'penerbitan',
  nomor: 'penerbitan',
  lampiran: 'lampiran',
  sertifikat: 'penerbitan',
}

/** Where nothing is paid, the part about payment and certificate has one thing to show. */
export function labelBagian(name: BagianBerkas, berkas: Pick<BerkasPengajuan, 'panel' | 'riwayat'>): string {
  const paid = [berkas, ...berkas.riwayat].some(({ panel }) => panel === 'tagihan' || panel === 'pembayaran')
  return name === 'penerbitan' && !paid ? 'Sertifikat' : bagianBerkas[name]
}

/** Once the applicant has answered a revision there are two versions to compare. */
const dibandingkan = ({ riwayat }: Pick<BerkasPengajuan, 'riwayat'>) =>
  riwayat.some(({ form }) => form === 'perbaikan' || form === 'revisiBerkas')

/** The parts this file has by now, in order; the one that the present stage is about stands first. */
export function bagianAda(berkas: Pick<BerkasPengajuan, 'panel' | 'riwayat'>): BagianBerkas[] {
  const { panel, riwayat } = berkas
  const reached = [panel, ...riwayat.map((baris) => baris.panel)].flatMap((one) => one ?? [])
  const begun = new Set(reached.map((one) => bagianPanel[one]))
  const late = new Set(Object.values(bagianPanel).filter((name) => !begun.has(name)))
  if (!dibandingkan(berkas)) late.add('perbandingan')
  late.add('kasus')
  const names = (Object.keys(bagianBerkas) as BagianBerkas[]).filter((name) => !late.has(name))
  const now = panel ? bagianPanel[panel] : 'dokumen'
  return [now, ...names.filter((name) => name !== now)]
}

/** The officer's desk (a committee's begins with the case in short): which part is open, which document lies in the viewer, which finding is looked at. */
export function useMeja(berkas: BerkasPengajuan, sebagaiKasus = false) {
  const change = useSearchChange()
  const search = useSearch({ strict: false })
  const dokumen = dokumenSalinan(berkas.salinan)
  const [chosen, setChosen] = useState<DokumenTampil>()
  const [selectedId, select] = useState<number>()
  const { buka, open: openForm, close: closeForm } = useOpen()
  // What the checklist already says there does not go into the address.
  const [asal, setAsal] = useState<Sasaran | Temuan>()
  const form = asal && buka === alamatTemuan(asal) ? asal : temuanDi(buka, berkas)
  const names: BagianBerkas[] = [...(sebagaiKasus ? ['kasus' as const] : []), ...bagianAda(berkas)]
  const awal = names[0] ?? 'dokumen'
  const bagian = names.find((name) => name === search.bagian) ?? awal

  function setForm(target: Sasaran | Temuan | undefined) {
    setAsal(target)
    if (target) openForm(alamatTemuan(target))
    else closeForm()
  }

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
    mayCheck: mayCheck(berkas),
    compared: dibandingkan(berkas),
  }
}

export type Meja = ReturnType<typeof useMeja>
