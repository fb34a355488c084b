import { Select, Switch } from '@mantine/core'
import type { Result } from '@portal/domain/platform/contract'
import { formatNumber } from '@portal/domain/platform/format'
import { type listBerkas, type TabDaftar, tabDaftar } from '@portal/domain/psat/daftar/daftar.contract'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { useSearch } from '@tanstack/react-router'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import classes from '#psat/daftar/daftar.module.css'
import { type BerkasListView, urutanLabels } from '#psat/daftar/use-berkas-view.ts'

type Counts = Result<typeof listBerkas>['counts']

interface DaftarHeaderProps {
  auditType: JenisIzin
  tab: TabDaftar
  counts: Counts | undefined
  view: BerkasListView
}

export function DaftarHeader({ auditType, tab, counts, view }: DaftarHeaderProps) {
  const mine = counts?.[tab].giliran ?? 0
  return (
    <div className={classes.head}>
      <Tabs auditType={auditType} tab={tab} counts={counts} mineOnly={view.filters.giliran === 'true'} />
      <div className={classes.bar}>
        <Switch
          label={mine > 0 ? `Giliran saya (${formatNumber(mine)})` : 'Giliran saya'}
          checked={view.filters.giliran === 'true'}
          onChange={(event) => view.setFilters({ giliran: event.currentTarget.checked ? 'true' : undefined })}
        />
        <Select
          className={classes.order}
          aria-label="Urutkan"
          data={Object.entries(urutanLabels).map(([value, label]) => ({ value, label }))}
          value={view.sort ?? null}
          onChange={(value) => value && view.setSort(value)}
        />
      </div>
    </div>
  )
}

type TabsProps = Pick<DaftarHeaderProps, 'auditType' | 'tab' | 'counts'> & { mineOnly: boolean }

/** Each tab keeps the filters, and each count equals the length of the filtered list. */
function Tabs({ auditType, tab, counts, mineOnly }: TabsProps) {
  const search = useSearch({ from: '/psat/admin/perizinan/$type/' })
  const { page: _page, tab: _tab, ...kept } = search
  const names = Object.keys(tabDaftar) as TabDaftar[]
  return (
    <LinkTabs
      label="Tahap"
      inCard
      tabs={names.map((name) => {
        const { total, giliran = 0, total_is_minimum } = counts?.[name] ?? {}
        return {
          label: tabDaftar[name],
          to: `/psat/admin/perizinan/${auditType}`,
          search: name === 'semua' ? kept : { ...kept, tab: name },
          current: name === tab,
          count: mineOnly && counts ? giliran : total,
          more: !mineOnly && total_is_minimum,
          pending: !counts,
          // Amber marks files that wait for the user. A total over all users stays neutral.
          hot: mineOnly && giliran > 0,
          note: mineOnly && giliran > 0 ? `${formatNumber(giliran)} giliran saya` : undefined,
        }
      })}
    />
  )
}
