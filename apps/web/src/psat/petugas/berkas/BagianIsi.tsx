import { ActionIcon, Tooltip } from '@mantine/core'
import { IconFlagPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'
import { HistoryTimeline } from '#psat/alur/riwayat/HistoryTimeline.tsx'
import { MessageThread } from '#psat/alur/riwayat/MessageThread.tsx'
import { IsianView } from '#psat/berkas/isi/IsianView.tsx'
import { ComparisonPanel } from '#psat/berkas/perbandingan/ComparisonPanel.tsx'
import { CeklisPanel } from '#psat/lapang/CeklisPanel.tsx'
import { KunjunganLewat } from '#psat/lapang/kunjungan/KunjunganSection.tsx'
import { WaktuAuditCard } from '#psat/penerbitan/WaktuAuditCard.tsx'
import { LampiranPanel } from '#psat/sekretariat/lampiran/LampiranPanel.tsx'
import { DokumenDesk } from '#psat/temuan/meja/DokumenDesk.tsx'
import type { Meja } from '#psat/temuan/meja/use-meja.ts'
import { PenerbitanPanel } from '#psat/tindakan/PenerbitanPanel.tsx'

interface BagianIsiProps {
  meja: Meja
  kasus?: ReactNode
}

export function BagianIsi({ meja, kasus }: BagianIsiProps) {
  return (
    <div id="bagian-berkas" role="tabpanel" tabIndex={-1} aria-labelledby={`tab-${meja.bagian}`}>
      {meja.bagian === 'kasus' ? kasus : <Isi meja={meja} />}
    </div>
  )
}

function Isi({ meja }: { meja: Meja }) {
  const { berkas, bagian } = meja
  if (bagian === 'dokumen') return <DokumenDesk meja={meja} />
  if (bagian === 'lapang') return <CeklisPanel meja={meja} />
  if (bagian === 'lampiran') return <LampiranPanel berkas={berkas} />
  if (bagian === 'penerbitan') return <PenerbitanPanel berkas={berkas} />
  if (bagian === 'perbandingan') return <ComparisonPanel uuid={berkas.uuid} putaran={berkas.putaran} />
  if (bagian === 'riwayat') {
    return (
      <>
        <Section title="Riwayat">
          <HistoryTimeline riwayat={berkas.riwayat} />
        </Section>
        <KunjunganLewat berkas={berkas} />
        <WaktuAuditCard uuid={berkas.uuid} />
      </>
    )
  }
  if (bagian === 'pesan') {
    return (
      <Section title="Pesan dengan pemohon">
        <MessageThread uuid={berkas.uuid} lawan="pemohon" />
      </Section>
    )
  }
  return (
    <Section title="Data permohonan" text="Isian yang terakhir dikirim pemohon.">
      <IsianView
        salinan={berkas.salinan}
        auditType={berkas.auditType}
        jenisPengajuan={berkas.jenisPengajuan}
        temuan={berkas.temuan}
        onShowFile={meja.show}
        {...(meja.mayCheck
          ? {
              fieldAction: (bidang: string, label: string) => (
                <AddButton meja={meja} bidang={bidang} label={label} />
              ),
            }
          : {})}
      />
    </Section>
  )
}

function AddButton({ meja, bidang, label }: { meja: Meja; bidang: string; label: string }) {
  return (
    <Tooltip label="Tambah temuan di sini">
      <ActionIcon
        variant="subtle"
        aria-label={`Tambah temuan pada ${label}`}
        onClick={() => meja.setForm({ bidang, label })}
      >
        <Icon of={IconFlagPlus} />
      </ActionIcon>
    </Tooltip>
  )
}
