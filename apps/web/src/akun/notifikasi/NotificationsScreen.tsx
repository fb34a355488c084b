import { Button, Tabs } from '@mantine/core'
import { notificationHistory } from '@portal/domain/akun/notifikasi/notifikasi.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { IconBell, IconChecks } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Pagination } from '#platform/table/Pagination.tsx'
import { useListView } from '#platform/table/use-list-view.ts'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import classes from './Notification.module.css'
import { NotificationItem } from './NotificationItem.tsx'
import { useMarkRead, useNotifications, useOpenNotification } from './use-notifications.ts'

const tabs = [
  { value: 'semua', label: 'Semua', empty: 'Belum ada notifikasi' },
  { value: 'belum', label: 'Belum dibaca', empty: 'Semua notifikasi sudah dibaca' },
] as const

/** Screen with all or only unread notifications, ten per page. The address stores the choice. */
export function NotificationsScreen() {
  const view = useListView({ name: 'notifikasi', list: notificationHistory, filters: ['unread'] })
  const unreadOnly = view.filters.unread === 'true'
  const result = useNotifications({ page: view.page, unread: unreadOnly ? 'true' : undefined })
  const unread = result.data?.detail.unread ?? 0
  const markRead = useMarkRead()
  const current = unreadOnly ? 'belum' : 'semua'
  return (
    <>
      <PageHeader
        title="Notifikasi"
        crumbs={[{ label: 'Admin Center', to: '/admin' }]}
        meta="Kabar untuk Anda dari semua layanan. Membuka satu kabar menandainya sudah dibaca."
        actions={
          unread > 0 && (
            <Button
              variant="default"
              leftSection={<Icon of={IconChecks} />}
              loading={markRead.isPending}
              onClick={() => markRead.mutate('all')}
            >
              Tandai semua dibaca
            </Button>
          )
        }
      />
      <Tabs
        className={classes.card}
        classNames={{ tab: classes.tab }}
        data-refreshing={result.isPlaceholderData || undefined}
        value={current}
        onChange={(value) => view.setFilters({ unread: value === 'belum' ? 'true' : undefined })}
      >
        <Tabs.List aria-label="Saring notifikasi">
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {value === 'belum' && unread > 0 ? `${label} (${formatNumber(unread)})` : label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, empty }) => (
          <Tabs.Panel key={value} value={value}>
            {value === current && <Content result={result} empty={empty} onPage={view.setPage} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}

interface ContentProps {
  result: ReturnType<typeof useNotifications>
  empty: string
  onPage: (page: number) => void
}

function Content({ result, empty, onPage }: ContentProps) {
  const { data, error, refetch } = result
  const open = useOpenNotification()
  if (error) return <ErrorState title="Notifikasi belum dapat dimuat" error={error} onRetry={refetch} />
  if (!data) return <LoadingRows />
  if (data.detail.data.length === 0) {
    return (
      <EmptyState icon={IconBell} title={empty} text="Kabar baru tampil di sini dan pada lonceng di atas." />
    )
  }
  return (
    <>
      <ul className={classes.list}>
        {data.detail.data.map((item) => (
          <li key={item.id}>
            <NotificationItem item={item} onOpen={open} />
          </li>
        ))}
      </ul>
      <Pagination meta={data.meta} unit="notifikasi" onPage={onPage} />
    </>
  )
}
