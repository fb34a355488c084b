import type { PanelBerkas } from '@portal/domain/psat/alur/alur'
import { type DokumenBerkas, dokumenSalinan, labelBidang } from '@portal/domain/psat/isian/bidang'
import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useOpen } from '#platform/routing/use-open.ts'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import { mayCheck } from '#psat/alur/langkah/langkah-props.ts'
import { alamatTemuan, type Sasaran, temuanDi } from '#psat/temuan/meja/alamat-temuan.ts'

const bagianBerkas = {
  kasus: 'Ringkasan kasus',
  dokumen: 'Dokumen dan temuan',
  lapang: 'Audit lapang',
  lampiran: 'Lampiran teknis',
  penerbitan: 'Pembayaran dan sertifikat',
  isian: 'Data permohonan',
  perbandingan: 'Perbandingan',
  riwayat: 'Riwayat',
  pesan: 'Pesan',
} as const
export type BagianBerkas = keyof typeof bagianBerkas

export type DokumenTampil = Pick<DokumenBerkas, 'kunci' | 'label' | 'nama' | 'bidang'>

const bagianPanel: Record<PanelBerkas, BagianBerkas> = {
  ceklis: 'lapang',
  tagihan: 'penerbitan',
  pembayaran: 'penerbitan',
  nomor: 'penerbitan',
  lampiran: 'lampiran',
  sertifikat: 'penerbitan',
}

/** Without a payment the part "penerbitan" shows only the certificate, so its label is "Sertifikat". */
export function labelBagian(name: BagianBerkas, berkas: Pick<BerkasPengajuan, 'panel' | 'riwayat'>): string {
  const paid = [berkas, ...berkas.riwayat].some(({ panel }) => panel === 'tagihan' || panel === 'pembayaran')
  return name === 'penerbitan' && !paid ? 'Sertifikat' : bagianBerkas[name]
}

/** Two versions exist once the applicant has answered a revision. */
const dibandingkan = ({ riwayat }: Pick<BerkasPengajuan, 'riwayat'>) =>
  riwayat.some(({ form }) => form === 'perbaikan' || form === 'revisiBerkas')

/** Returns the parts that the file has reached. The part of the current stage comes first. */
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

/**
 * State of the officer's desk: the open part, the document in the viewer and the selected finding. With `sebagaiKasus`
 * the desk starts with the case summary for the committee.
 */
export function useMeja(berkas: BerkasPengajuan, sebagaiKasus = false) {
  const change = useSearchChange()
  const search = useSearch({ strict: false })
  const dokumen = dokumenSalinan(berkas.salinan)
  const [chosen, setChosen] = useState<DokumenTampil>()
  const [selectedId, select] = useState<number>()
  const { buka, open: openForm, close: closeForm } = useOpen()
  // The URL does not carry the text and photo of the checklist item, so the state keeps them.
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

  /** Returns the document version that a finding is pinned to, or undefined if the finding is about a field. */
  function dokumenOf(temuan: Temuan): DokumenTampil | undefined {
    const now = dokumen.find(({ bidang }) => bidang === temuan.bidang)
    if (temuan.berkas === null && !now) return undefined
    const kunci = temuan.berkas ?? now?.kunci ?? ''
    if (now?.kunci === kunci) return now
    const label = labelBidang(temuan.bidang, berkas.salinan)
    return { kunci, label, nama: 'Versi sebelum perbaikan', bidang: temuan.bidang }
  }

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
