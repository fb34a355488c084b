import { NativeSelect } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import {
  type PageSize,
  pageRange,
  pageSizeOf,
  pageSizes,
  reachablePage,
  visiblePages,
} from '@portal/domain/platform/list/page-links'
import type { PageMeta } from '@portal/domain/platform/list/pagination'
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
  type TablerIcon,
} from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/table/Pagination.module.css'

interface PaginationProps {
  meta: PageMeta
  unit: string
  onPage: (page: number) => void
  /** Set if the user may choose the page size. */
  onLimit?: (limit: PageSize) => void
}

/** Shows "1–10 dari 110 komoditas", the page size and at most five page links. */
export function Pagination({ meta, unit, onPage, onLimit }: PaginationProps) {
  const last = reachablePage(meta)
  const step = (label: string, page: number, icon: TablerIcon, end = false) => {
    const leads = page >= 1 && page <= last && page !== meta.page
    return (
      // `disabled` would drop the focus when the user reaches the last page.
      <button
        type="button"
        aria-label={label}
        aria-disabled={!leads}
        data-end={end || undefined}
        onClick={() => leads && onPage(page)}
      >
        <Icon of={icon} size={16} />
      </button>
    )
  }
  return (
    <footer className={classes.footer}>
      <p aria-live="polite">
        {pageRange(meta)} {unit}
      </p>
      {onLimit && meta.total > pageSizes[0] && <PageLength limit={meta.limit} onLimit={onLimit} />}
      {last > 1 && (
        <nav className={classes.pages} aria-label="Halaman">
          {step('Halaman pertama', 1, IconChevronsLeft, true)}
          {step('Halaman sebelumnya', meta.page - 1, IconChevronLeft)}
          {visiblePages(meta.page, last).map((page) => (
            <button
              key={page}
              type="button"
              aria-label={`Halaman ${page}`}
              aria-current={page === meta.page ? 'page' : undefined}
              onClick={() => onPage(page)}
            >
              {formatNumber(page)}
            </button>
          ))}
          {step('Halaman berikutnya', meta.page + 1, IconChevronRight)}
          {!meta.total_is_minimum && step('Halaman terakhir', last, IconChevronsRight, true)}
        </nav>
      )}
    </footer>
  )
}

function PageLength({ limit, onLimit }: { limit: number; onLimit: (limit: PageSize) => void }) {
  return (
    <NativeSelect
      className={classes.length}
      size="xs"
      aria-label="Baris per halaman"
      data={pageSizes.map((size) => ({ value: String(size), label: `${size} baris` }))}
      value={String(limit)}
      onChange={(event) => {
        const size = pageSizeOf(event.currentTarget.value)
        if (size) onLimit(size)
      }}
    />
  )
}
