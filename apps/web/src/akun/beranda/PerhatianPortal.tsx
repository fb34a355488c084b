import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { IconAlertTriangle, IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AddressLink } from '#platform/ui/link/AppLink.tsx'
import { CountMark } from '#platform/ui/mark/CountMark.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'
import classes from './StaffStart.module.css'

/** What needs attention in the whole portal, and below it what was checked and is in order. */
export function PerhatianPortal({ cards }: { cards: readonly KartuBeranda[] }) {
  const open = cards.filter(({ perhatian }) => perhatian)
  const quiet = cards.filter(({ perhatian }) => !perhatian)
  return (
    <>
      <Section
        title={open.length > 0 ? `${formatNumber(open.length)} hal perlu perhatian` : 'Keadaan portal'}
        text="Dari semua layanan. Buka satu baris untuk melihat yang dihitungnya."
      >
        {open.length > 0 ? (
          <ul className={classes.checks}>
            {open.map((card) => (
              <Baris key={`${card.layanan}${card.judul}`} card={card} />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={IconCircleCheck}
            title="Semua beres"
            text="Tidak ada yang lewat tenggat, gagal, atau tanpa pemegang di seluruh portal."
          />
        )}
      </Section>
      {quiet.length > 0 && (
        <Section title="Tanpa masalah" text="Sudah diperiksa, tidak perlu tindakan.">
          <ul className={classes.checks}>
            {quiet.map((card) => (
              <Baris key={`${card.layanan}${card.judul}`} card={card} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Baris({ card }: { card: KartuBeranda }) {
  const { pathname, search } = new URL(card.tautan, window.location.origin)
  return (
    <li>
      <AddressLink
        to={pathname}
        search={Object.fromEntries(new URLSearchParams(search))}
        className={classes.check}
        data-open={card.perhatian || undefined}
      >
        <Icon of={card.perhatian ? IconAlertTriangle : IconCircleCheck} size={20} />
        <span className={classes.words}>
          <b>{card.judul}</b>
          <small>
            {card.layanan} · {card.keterangan}
          </small>
        </span>
        <CountMark count={card.jumlah} />
        <Icon of={IconChevronRight} size={16} />
      </AddressLink>
    </li>
  )
}
