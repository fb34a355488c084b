import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { IconAlertTriangle, IconArrowRight, IconCircleCheck } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AddressLink } from '#platform/ui/link/AppLink.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'
import classes from './StaffStart.module.css'
import { waitingGroups } from './waiting-groups.ts'

interface WaitingCardsProps {
  cards: readonly KartuBeranda[]
  /** True beside the queue. The queue has its own message for "nothing to do". */
  beside?: boolean
}

export function WaitingCards({ cards, beside = false }: WaitingCardsProps) {
  const beres = !beside && cards.every(({ jumlah, perhatian }) => jumlah === 0 && !perhatian)
  return (
    <>
      {beres && (
        <Section>
          <EmptyState
            icon={IconCircleCheck}
            title="Semua beres"
            text="Tidak ada berkas yang menunggu Anda hari ini."
          />
        </Section>
      )}
      {waitingGroups(cards).map(({ layanan, kartu }) => (
        <section key={layanan} className={classes.group} aria-labelledby={`menunggu-${layanan}`}>
          <h2 id={`menunggu-${layanan}`}>{layanan}</h2>
          <ul className={classes.cards}>
            {kartu.map((card) => (
              <li key={card.judul}>
                <WaitingCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function WaitingCard({ card }: { card: KartuBeranda }) {
  const { pathname, search } = new URL(card.tautan, window.location.origin)
  return (
    <AddressLink
      to={pathname}
      search={Object.fromEntries(new URLSearchParams(search))}
      className={classes.card}
      data-hot={(card.giliran_saya && card.jumlah > 0) || undefined}
    >
      <span className={classes.cardTop}>
        <b>{card.judul}</b>
        {card.perhatian ? (
          <StatusBadge tone="warn" icon={IconAlertTriangle}>
            Perlu perhatian
          </StatusBadge>
        ) : (
          <Icon of={IconArrowRight} />
        )}
      </span>
      <span className={classes.number}>{formatNumber(card.jumlah)}</span>
      <small>{card.keterangan}</small>
    </AddressLink>
  )
}
