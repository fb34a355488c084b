import { listKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { CallQuery } from '@portal/domain/platform/contract'
import type { Permission } from '@portal/domain/platform/permissions'
import { hasPermission } from '@portal/domain/portal/permissions'
import { useQueries } from '@tanstack/react-query'
import { kasusList } from '#okkp/kasus/use-kasus.ts'
import { call } from '#platform/api/client.ts'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { listKey } from '#platform/table/use-list.ts'

const names = ['status', 'giliran', 'menunggu'] as const
type Keadaan = Pick<CallQuery<typeof listKasus>, (typeof names)[number]>

const bagian: readonly { label: string; search: Keadaan; hot?: true; permission?: Permission }[] = [
  { label: 'Semua', search: {} },
  { label: 'Terbuka', search: { status: 'terbuka' } },
  {
    label: 'Giliran kantor Anda',
    search: { giliran: 'saya' },
    hot: true,
    permission: 'tindak-lanjut.kelola',
  },
  { label: 'Terlambat', search: { status: 'terlambat' } },
  { label: 'Menunggu laboratorium', search: { menunggu: 'laboratorium' } },
  { label: 'Menunggu orang kedua', search: { menunggu: 'orang_kedua' } },
]

/** Totals of the region. Each is a tab that opens the cases it counts. */
export function KeadaanTabs({ chosen }: { chosen: { [N in keyof Keadaan]?: string | undefined } }) {
  const { role } = useSignedInUser()
  const mine = bagian.filter(({ permission }) => !permission || hasPermission(role, permission))
  const totals = useQueries({
    queries: mine.map(({ search }) => ({
      queryKey: [...listKey(listKasus), 'jumlah', search],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call(listKasus, { query: { ...search, limit: 1 }, signal, quiet: true })).meta.total,
      meta: { silent: true },
    })),
  })
  return (
    <LinkTabs
      inCard
      label="Keadaan kasus"
      tabs={mine.map(({ label, search, hot }, at) => {
        const count = totals[at]?.data
        return {
          label,
          to: kasusList,
          search,
          current: names.every((name) => chosen[name] === search[name]),
          count,
          hot: hot && (count ?? 0) > 0,
          note: hot && 'menunggu kantor Anda',
        }
      })}
    />
  )
}
