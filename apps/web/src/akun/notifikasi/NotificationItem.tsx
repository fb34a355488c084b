import { formatShortDate, formatTime } from '@portal/domain/platform/format'
import { IconBell, IconChevronRight } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from './Notification.module.css'
import { portalPath } from './portal-path.ts'
import type { Notifikasi } from './use-notifications.ts'

interface NotificationItemProps {
  item: Notifikasi
  onOpen: (item: Notifikasi) => void
}

const kinds: Readonly<Record<string, string>> = { SPPB_PSAT: 'SPPB-PSAT', IZIN_EDAR: 'Izin edar' }

/** Renders a link if the notification has a target, otherwise a button that marks it as read. */
export function NotificationItem({ item, onOpen }: NotificationItemProps) {
  const target = portalPath(item.tautan)
  const parts = { className: classes.item, 'data-unread': item.status === 'UNREAD' || undefined }
  const content = <Content item={item} leads={target !== undefined} />
  if (!target) {
    return (
      <button type="button" {...parts} onClick={() => onOpen(item)}>
        {content}
      </button>
    )
  }
  function follow(event: MouseEvent) {
    // The browser handles clicks that open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(item)
  }
  return (
    <a {...parts} href={target} onClick={follow}>
      {content}
    </a>
  )
}

function Content({ item, leads }: { item: Notifikasi; leads: boolean }) {
  const kind = item.jenis_pengajuan ? (kinds[item.jenis_pengajuan] ?? item.jenis_pengajuan) : undefined
  return (
    <>
      <span className={classes.emblem}>
        <Icon of={IconBell} />
      </span>
      <span className={classes.words}>
        <span className={classes.text}>{item.keterangan}</span>
        <small>
          {item.status === 'UNREAD' && <b>Belum dibaca · </b>}
          {kind && `${kind} · `}
          <time dateTime={item.created}>
            {formatShortDate(item.created)}, {formatTime(item.created)}
          </time>
        </small>
      </span>
      {leads && <Icon of={IconChevronRight} className={classes.arrow} />}
    </>
  )
}
