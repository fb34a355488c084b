import { expiringRegistrasi } from '@portal/domain/okkp/registrasi.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import classes from '#okkp/registrasi/daftar.module.css'
import { useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { useList } from '#platform/table/use-list.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'

interface JenisTabsProps {
  /** A kind, 'akan-habis', or undefined for all kinds. */
  current: number | 'akan-habis' | undefined
}

/** Links, because each kind has its own address; the filters go along from kind to kind. */
export function JenisTabs({ current }: JenisTabsProps) {
  const jenis = useJenisRegistrasi() ?? []
  const expiring = useList(expiringRegistrasi, { page: 1, limit: 1 }).meta.total
  const search = useRouterState({ select: (state) => state.location.search as Record<string, string> })
  const { page: _page, tab: _tab, jenis: _jenis, days: _days, add: _add, ...kept } = search
  const tabs: { name: JenisTabsProps['current']; label: string; search: Record<string, string> }[] = [
    { name: undefined, label: 'Semua jenis', search: kept },
    { name: 'akan-habis', label: 'Akan habis', search: { tab: 'akan-habis' } },
    ...jenis.map(({ id, nama }) => ({ name: id, label: nama, search: { ...kept, jenis: String(id) } })),
  ]
  const row = useRef<HTMLElement>(null)
  const count = tabs.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kinds arrive after the row, and the address changes
  useEffect(() => showCurrent(row.current), [current, count])
  return (
    <nav className={classes.tabs} aria-label="Jenis registrasi" ref={row}>
      {tabs.map((tab) => (
        <AppLink
          key={tab.name ?? 'semua'}
          to="/okkp/admin/registrasi"
          search={tab.search}
          className={classes.tab}
          aria-current={tab.name === current ? 'page' : undefined}
          data-on={tab.name === current || undefined}
        >
          {tab.label}
          {tab.name === 'akan-habis' && expiring > 0 && (
            <span className={classes.count}>{formatNumber(expiring)}</span>
          )}
        </AppLink>
      ))}
    </nav>
  )
}

/** The row of kinds is wider than most screens: the one that is shown must not stand outside. */
function showCurrent(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !tab) return
  const hidden = tab.offsetLeft + tab.offsetWidth - row.offsetLeft - row.clientWidth
  if (hidden > row.scrollLeft) row.scrollLeft = hidden + 48
}
