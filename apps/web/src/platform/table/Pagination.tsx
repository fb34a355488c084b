import { formatNumber } from '@portal/domain/platform/format'
import { pageRange, reachablePage, visiblePages } from '@portal/domain/platform/list/page-links'
import type { PageMeta } from '@portal/domain/platform/list/pagination'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from '#platform/table/Pagination.module.css'

/** "1–10 dari 110 komoditas" and at most five page links. */
export function Pagination({
  meta,
  unit,
  onPage,
}: {
  meta: PageMeta
  unit: string
  onPage: (page: number) => void
}) {
  const last = reachablePage(meta)
  return (
    <footer className={classes.footer}>
      <p aria-live="polite">
        {pageRange(meta)} {unit}
      </p>
      {last > 1 && (
        <nav className={classes.pages} aria-label="Halaman">
          <button
            type="button"
            aria-label="Halaman sebelumnya"
            disabled={meta.page <= 1}
            onClick={() => onPage(meta.page - 1)}
          >
            <IconChevronLeft size={16} stroke={2} />
          </button>
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
          <button
            type="button"
            aria-label="Halaman berikutnya"
            disabled={meta.page >= last}
            onClick={() => onPage(meta.page + 1)}
          >
            <IconChevronRight size={16} stroke={2} />
          </button>
        </nav>
      )}
    </footer>
  )
}
