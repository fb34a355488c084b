import { Select, Switch } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { type TabDaftar, tabDaftar, urutanDaftar } from '@portal/domain/psat/daftar.contract'
import type { JenisIzin } from '@portal/domain/psat/jenis-pengajuan'
import { useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import type { ListView } from '#platform/table/use-list-view.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import classes from '#psat/petugas/daftar/daftar.module.css'
import { type Urutan, urutanLabels } from '#psat/petugas/daftar/use-berkas-view.ts'
import { useScrolledTo } from '#psat/petugas/use-scrolled-to.ts'

type Counts = Record<TabDaftar, { total: number; giliran: number }>

interface DaftarHeaderProps {
  auditType: JenisIzin
  tab: TabDaftar
  counts: Counts | undefined
  view: ListView
  orderBy: Urutan
}

export function DaftarHeader({ auditType, tab, counts, view, orderBy }: DaftarHeaderProps) {
  const mine = counts?.[tab].giliran ?? 0
  return (
    <>
      <Tabs auditType={auditType} tab={tab} counts={counts} />
      <div className={classes.bar}>
        <Switch
          label={mine > 0 ? `Giliran saya (${formatNumber(mine)})` : 'Giliran saya'}
          checked={view.filters.giliran === 'true'}
          onChange={(event) => view.setFilters({ giliran: event.currentTarget.checked ? 'true' : undefined })}
        />
        <Select
          className={classes.order}
          aria-label="Urutkan"
          data={urutanDaftar.map((value) => ({ value, label: urutanLabels[value] }))}
          value={orderBy}
          onChange={(value) => value && view.setSort(value)}
          allowDeselect={false}
        />
      </div>
    </>
  )
}

/** Links, because each tab has its own address; the filters go along. */
function Tabs({ auditType, tab, counts }: Pick<DaftarHeaderProps, 'auditType' | 'tab' | 'counts'>) {
  const search = useRouterState({ select: (state) => state.location.search as Record<string, string> })
  const { page: _page, tab: _tab, ...kept } = search
  const bar = useRef<HTMLElement>(null)
  useScrolledTo(bar, '[aria-current]', tab)
  const names = Object.keys(tabDaftar) as TabDaftar[]
  return (
    <nav ref={bar} className={classes.tabs} aria-label="Tahap">
      {names.map((name) => {
        const count = counts?.[name]
        return (
          <AppLink
            key={name}
            to={`/psat/admin/perizinan/${auditType}`}
            search={name === 'semua' ? kept : { ...kept, tab: name }}
            className={classes.tab}
            aria-current={name === tab ? 'page' : undefined}
            data-on={name === tab || undefined}
          >
            {tabDaftar[name]}
            {count && (
              <span className={classes.count} data-hot={count.giliran > 0 || undefined}>
                {formatNumber(count.total)}
                {count.giliran > 0 && (
                  <span className={classes.hidden}>, {formatNumber(count.giliran)} giliran saya</span>
                )}
              </span>
            )}
          </AppLink>
        )
      })}
    </nav>
  )
}
