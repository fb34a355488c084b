import { Button, Popover } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import classes from './Notification.module.css'
import { NotificationItem } from './NotificationItem.tsx'
import { useMarkRead, useNotifications, useOpenNotification } from './use-notifications.ts'
import { useUnread, useUnreadStream } from './use-unread.ts'

/** Bell of the top bar. A person with a temporary password cannot read notifications yet. */
export default function NotificationBell() {
  return useSignedInUser().wajib_ganti_sandi ? null : <Bell />
}

function Bell() {
  useUnreadStream()
  const unread = useUnread()
  const [open, setOpen] = useState(false)
  const waiting = unread > 0 ? `${formatNumber(unread)} notifikasi belum dibaca` : ''
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width="min(400px, calc(100vw - 16px))"
      trapFocus
      returnFocus
      classNames={{ dropdown: classes.panel }}
    >
      <Popover.Target>
        <button
          type="button"
          className={buttons.icon}
          aria-label={waiting ? `Notifikasi, ${formatNumber(unread)} belum dibaca` : 'Notifikasi'}
          title="Notifikasi"
          onClick={() => setOpen(!open)}
        >
          <Icon of={IconBell} size={20} />
          {unread > 0 && (
            <span className={classes.count} aria-hidden="true">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </button>
      </Popover.Target>
      <span className="visually-hidden" role="status">
        {waiting}
      </span>
      <Popover.Dropdown>
        <Panel unread={unread} onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Panel({ unread, onClose }: { unread: number; onClose: () => void }) {
  const { role } = useSignedInUser()
  const markRead = useMarkRead()
  return (
    <>
      <div className={classes.panelHead}>
        <h2>Notifikasi</h2>
        {unread > 0 && (
          <Button
            variant="subtle"
            size="sm"
            loading={markRead.isPending}
            onClick={() => markRead.mutate('all')}
          >
            Tandai semua dibaca
          </Button>
        )}
      </div>
      <section className={classes.panelBody} aria-label="Sepuluh notifikasi terbaru">
        <Latest onClose={onClose} />
      </section>
      <AppLink
        to={role === 'PELAKU_USAHA' ? '/psat/notifikasi' : '/admin/notifikasi'}
        className={classes.panelFoot}
        onClick={onClose}
      >
        Lihat semua notifikasi
      </AppLink>
    </>
  )
}

function Latest({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useNotifications()
  const open = useOpenNotification()
  if (error) return <ErrorState title="Notifikasi belum dapat dimuat" error={error} onRetry={refetch} />
  if (!data) return <LoadingRows rows={3} />
  if (data.detail.data.length === 0) {
    return <EmptyState icon={IconBell} title="Belum ada notifikasi" text="Kabar untuk Anda tampil di sini." />
  }
  return (
    <ul className={classes.list}>
      {data.detail.data.map((item) => (
        <li key={item.id}>
          <NotificationItem
            item={item}
            onOpen={(opened) => {
              if (opened.tautan) onClose()
              open(opened)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
