import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { labelBidang } from '@portal/domain/psat/isian/bidang'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { type ReactNode, useState } from 'react'
import { FindingCard } from '#psat/temuan/FindingCard.tsx'
import classes from '#psat/temuan/Findings.module.css'
import { nomorTemuan } from '#psat/temuan/nomor-temuan.ts'

interface FindingsListProps {
  temuan: readonly Temuan[]
  salinan: Salinan
  onShow?: ((temuan: Temuan) => void) | undefined
  selectedId?: number | undefined
  /** Renders below each finding: an answer field, buttons that close the finding, or nothing. */
  foot?: ((temuan: Temuan) => ReactNode) | undefined
  empty?: ReactNode
}

/** Lists findings by number. Closed findings stay hidden behind a button, except the selected one. */
export function FindingsList({ temuan, salinan, onShow, selectedId, foot, empty }: FindingsListProps) {
  const [showClosed, setShowClosed] = useState(false)
  const nomor = nomorTemuan(temuan)
  const inOrder = temuan.toSorted((a, b) => a.id - b.id)
  const closed = inOrder.filter(({ status }) => status === 'ditutup')
  const shown = inOrder.filter(({ status, id }) => status !== 'ditutup' || showClosed || id === selectedId)
  if (temuan.length === 0) return <div className={classes.empty}>{empty ?? 'Belum ada temuan.'}</div>
  return (
    <>
      <ul className={classes.list}>
        {shown.map((item) => (
          <li key={item.id}>
            <FindingCard
              temuan={item}
              nomor={nomor.get(item.id) ?? 0}
              lokasi={labelBidang(item.bidang, salinan)}
              onShow={onShow && (() => onShow(item))}
              selected={item.id === selectedId}
            >
              {foot?.(item)}
            </FindingCard>
          </li>
        ))}
      </ul>
      {closed.length > 0 && (
        <div className={classes.more}>
          <Button
            variant="subtle"
            size="sm"
            aria-expanded={showClosed}
            onClick={() => setShowClosed(!showClosed)}
          >
            {showClosed
              ? 'Sembunyikan yang sudah ditutup'
              : `Lihat ${formatNumber(closed.length)} temuan yang sudah ditutup`}
          </Button>
        </div>
      )}
    </>
  )
}
