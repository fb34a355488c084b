import { Button } from '@mantine/core'
import type { BarisAntrean } from '@portal/domain/platform/antrean/antrean.contract'
import {
  type KelompokWaktu,
  kelompokOf,
  kelompokWaktu,
  kelompokWaktuLabels,
} from '@portal/domain/platform/antrean/antrean.waktu'
import { jenisAntreanLabels, type LayananAntrean } from '@portal/domain/platform/antrean/jenis-antrean'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import { IconChecks, IconChevronDown } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { QueueCard, QueueGroup } from '#platform/queue/QueueCard.tsx'
import { QueueSkeleton } from '#platform/queue/QueueSkeleton.tsx'
import { useKeptHeight } from '#platform/ui/states/kept-height.ts'
import { EmptyState, ErrorState } from '#platform/ui/states/states.tsx'
import { AntreanRow } from './AntreanRow.tsx'
import { waktuText } from './antrean-text.ts'
import { useAntreanKantor, useAntreanShown } from './use-antrean-kantor.ts'
import { waktuIcons } from './waktu-icons.ts'

const more = 25
const keptName = 'antrean-kantor'

interface AntreanKantorProps {
  /** Shows the work of one service. Otherwise the queue holds the work of all services. */
  layanan?: LayananAntrean
  /** Number of rows before "Tampilkan lagi". */
  first?: number | undefined
}

/** The work that waits for the account's office, by due day, with the next action on each row. */
export default function AntreanKantor({ layanan, first = 10 }: AntreanKantorProps) {
  const [shown, setShown] = useState(first)
  const { data, error, isPaused, refetch } = useAntreanKantor(layanan, shown)
  const { jenis, giliran, search } = useAntreanShown()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const kept = useKeptHeight(keptName, data !== undefined)
  if (error && !data) {
    return (
      <Section>
        <ErrorState title="Antrean belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      </Section>
    )
  }
  if (!data && isPaused) {
    return (
      <Section>
        <p>Antrean tampil lagi setelah ada sinyal.</p>
      </Section>
    )
  }
  if (!data) return <QueueSkeleton keep={keptName} rows={first} />
  const mine = giliran === 'saya'
  const { total } = data.meta
  const counts = data.hitungan.map((one) => ({ ...one, count: mine ? one.saya : one.lain }))
  const kinds = counts.filter(({ count, jenis: name }) => count > 0 || name === jenis)
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const { lewat, dekat } = waktuText(data.waktu)
  const unit = { to: path, search: { ...search, antrean: undefined } }
  return (
    <div ref={kept}>
      <QueueCard
        shortDays
        title={mine ? titleOf(all) : `${formatNumber(all)} pekerjaan menunggu pihak lain`}
        note={
          <>
            {mine && lewat && (
              <>
                <b>{lewat}</b>,{' '}
              </>
            )}
            {mine && dekat && `${dekat}, `}urut menurut tenggat
          </>
        }
        foot={
          total > data.data.length && (
            <>
              {formatNumber(data.data.length)} dari {formatNumber(total)}
              <Button
                variant="subtle"
                rightSection={<Icon of={IconChevronDown} />}
                onClick={() => setShown(shown + more)}
              >
                Tampilkan {formatNumber(Math.min(more, total - data.data.length))} lagi
              </Button>
            </>
          )
        }
      >
        {kinds.length > 1 && (
          <LinkTabs
            inCard
            label="Jenis pekerjaan"
            tabs={[
              { label: 'Semua', count: all, hot: mine && all > 0, ...unit, current: jenis === undefined },
              ...kinds.map(({ jenis: name, count }) => ({
                label: jenisAntreanLabels[name],
                count,
                hot: mine && count > 0,
                to: path,
                search: { ...search, antrean: name },
                current: name === jenis,
              })),
            ]}
          />
        )}
        {total === 0 ? (
          <Beres mine={mine} />
        ) : (
          <Kelompok rows={data.data} {...(mine ? { waktu: data.waktu } : {})} />
        )}
      </QueueCard>
    </div>
  )
}

const titleOf = (count: number) =>
  count === 0
    ? 'Tidak ada yang menunggu kantor Anda'
    : `${formatNumber(count)} pekerjaan menunggu kantor Anda`

function Beres({ mine }: { mine: boolean }) {
  return mine ? (
    <EmptyState
      icon={IconChecks}
      title="Semua beres"
      text="Tidak ada pekerjaan yang menunggu kantor Anda hari ini. Yang menunggu pihak lain tetap dapat dilihat."
    />
  ) : (
    <EmptyState icon={IconChecks} title="Tidak ada" text="Tidak ada pekerjaan yang menunggu pihak lain." />
  )
}

/** Groups that stand out. The others have no colour. */
const tones: Partial<Record<KelompokWaktu, 'bad' | 'warn'>> = { mendesak: 'warn', lewat: 'bad' }

interface KelompokProps {
  rows: readonly BarisAntrean[]
  /** Counts of the groups over all pages. */
  waktu?: Record<KelompokWaktu, number>
}

function Kelompok({ rows, waktu }: KelompokProps) {
  const now = Date.now()
  const groups = Map.groupBy(rows, (row) => kelompokOf(row, dayInJakarta(now)))
  const [top] = rows
  return kelompokWaktu.flatMap((nama) => {
    const own = groups.get(nama)
    if (!own) return []
    return (
      <QueueGroup
        key={nama}
        title={kelompokWaktuLabels[nama]}
        count={waktu?.[nama] ?? own.length}
        icon={waktuIcons[nama]}
        tone={tones[nama]}
      >
        {own.map((row) => (
          <AntreanRow
            key={`${row.jenis}/${row.id}`}
            row={row}
            now={now}
            primary={row === top && row.giliran_saya}
          />
        ))}
      </QueueGroup>
    )
  })
}
