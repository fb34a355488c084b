import { expiringRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { useSearch } from '@tanstack/react-router'
import { useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { useList } from '#platform/table/use-list.ts'

interface JenisTabsProps {
  current: number | 'akan-habis' | undefined
}

/** Tabs per kind. A change of tab keeps the filters. */
export function JenisTabs({ current }: JenisTabsProps) {
  const jenis = useJenisRegistrasi().data ?? []
  const expiring = useList(expiringRegistrasi, { page: 1, limit: 1 }).meta
  const search = useSearch({ from: '/okkp/admin/registrasi/' })
  const { page: _page, tab: _tab, jenis: _jenis, days: _days, add: _add, ...kept } = search
  const tabs: {
    name: JenisTabsProps['current']
    label: string
    search: typeof kept & { tab?: 'akan-habis'; jenis?: number }
  }[] = [
    { name: undefined, label: 'Semua jenis', search: kept },
    { name: 'akan-habis', label: 'Segera habis', search: { tab: 'akan-habis' } },
    ...jenis.map(({ id, nama }) => ({ name: id, label: nama, search: { ...kept, jenis: id } })),
  ]
  return (
    <LinkTabs
      label="Jenis registrasi"
      inCard
      late={jenis.length === 0}
      tabs={tabs.map(({ name, ...tab }) => ({
        ...tab,
        to: '/okkp/admin/registrasi',
        current: name === current,
        ...(name === 'akan-habis' && expiring.total > 0
          ? { count: expiring.total, more: expiring.total_is_minimum, hot: true }
          : {}),
      }))}
    />
  )
}
