import { formatNumber } from '@portal/domain/platform/format'
import { pageRange, reachablePage, visiblePages } from '@portal/domain/platform/list/page-links'
import type { PageMeta } from '@portal/domain/platform/list/pagination'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/light/pencarian/pencarian.module.css'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

interface HalamanCariProps {
  meta: PageMeta
  to: '/okkp/registrasi' | '/okkp/sdm' | '/pasar/cari' | '/peringatan'
  /** The counted noun: "registrasi". */
  unit: string
  searchOf: (page: number) => KnownSearch
}

/** Pagination of a public search. Pages are links, so that users can open and share each page. */
export function PencarianPage({ meta, to, unit, searchOf }: HalamanCariProps) {
  const { page } = meta
  const last = reachablePage(meta)
  return (
    <footer className={classes.halaman}>
      <p>
        {pageRange(meta)} {unit}
      </p>
      {last > 1 && (
        <nav aria-label="Halaman">
          {page > 1 && (
            <AppLink to={to} search={searchOf(page - 1)} aria-label="Halaman sebelumnya">
              <Icon of={IconChevronLeft} />
            </AppLink>
          )}
          {visiblePages(page, last).map((each) => (
            <AppLink
              key={each}
              to={to}
              search={searchOf(each)}
              aria-label={`Halaman ${each}`}
              aria-current={each === page ? 'page' : undefined}
              data-on={each === page || undefined}
            >
              {formatNumber(each)}
            </AppLink>
          ))}
          {page < last && (
            <AppLink to={to} search={searchOf(page + 1)} aria-label="Halaman berikutnya">
              <Icon of={IconChevronRight} />
            </AppLink>
          )}
        </nav>
      )}
    </footer>
  )
}
