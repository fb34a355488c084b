import { IconCircleCheck, IconClockDollar, IconReceipt } from '@tabler/icons-react'
import { NoteBox } from '#platform/page/NoteBox.tsx'
import { Section } from '#platform/page/Section.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { LampiranButton } from '#psat/berkas/isi/LampiranButton.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import type { Tagihan } from '#psat/penerbitan/use-penerbitan.ts'
import { TagihanFacts } from '#psat/pnbp/tagihan/TagihanFacts.tsx'

export function StatusTagihan({
  tagihan: { diterima, bukti_pembayaran, alasan_ditolak },
}: {
  tagihan: Tagihan
}) {
  if (diterima) {
    return (
      <StatusBadge tone="ok" icon={IconCircleCheck}>
        Lunas
      </StatusBadge>
    )
  }
  if (bukti_pembayaran && !alasan_ditolak) {
    return (
      <StatusBadge tone="info" icon={IconReceipt}>
        Bukti masuk
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone="warn" icon={IconClockDollar}>
      Menunggu pembayaran
    </StatusBadge>
  )
}

export function TagihanView({ tagihan }: { tagihan: Tagihan }) {
  return (
    <Section title="Tagihan PNBP" actions={<StatusTagihan tagihan={tagihan} />}>
      <TagihanFacts tagihan={tagihan} />
      {tagihan.alasan_ditolak && (
        <NoteBox className={classes.note}>Bukti diminta lagi: {tagihan.alasan_ditolak}</NoteBox>
      )}
      {tagihan.bukti_pembayaran && (
        <LampiranButton kunci={tagihan.bukti_pembayaran} label="Bukti pembayaran" />
      )}
    </Section>
  )
}
