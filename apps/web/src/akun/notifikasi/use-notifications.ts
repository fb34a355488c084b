import {
  notificationHistory,
  type notifikasi,
  readNotification,
} from '@portal/domain/akun/notifikasi/notifikasi.contract'
import { defaultPageSize } from '@portal/domain/platform/list/pagination'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { listKey } from '#platform/table/use-list.ts'
import { portalPath } from './portal-path.ts'

export type Notifikasi = z.output<typeof notifikasi>

interface Page {
  page?: number
  unread?: string | undefined
}

export function useNotifications({ page = 1, unread }: Page = {}) {
  const query = { page, limit: defaultPageSize, unread }
  return useQuery({
    queryKey: [...listKey(notificationHistory), query],
    queryFn: ({ signal }) => call(notificationHistory, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
}

/** Marks one or all notifications as read. The stream then updates the count on the bell. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number | 'all') => call(readNotification, { body: { id_notifikasi: id }, quiet: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey(notificationHistory) }),
  })
}

export function useOpenNotification() {
  const router = useRouter()
  const { mutate } = useMarkRead()
  return (item: Notifikasi) => {
    if (item.status === 'UNREAD') mutate(item.id)
    const target = portalPath(item.tautan)
    if (target) router.history.push(target)
  }
}
