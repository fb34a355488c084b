import { formatNumber } from '@portal/domain/platform/format'
import { pageRange, reachablePage, visiblePages } from '@portal/domain/platform/list/page-links'
import type { PageMeta } from '@portal/domain/platform/list/pagination'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from '#okkp/publik/cek.module.css'
import type { CekSearch } from '#okkp/publik/cek-search.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'

interface HalamanCekProps {
  meta: PageMeta
  searchOf: (page: number) => CekSearch
}

/** Links, so that each page can be opened and shared on its own. */
export function HalamanCek({ meta, searchOf }: HalamanCekProps) {
  const { page } = meta
  const last = reachablePage(meta)
  return (
    <footer className={classes.halaman}>
      <p>{pageRange(meta)} registrasi</p>
      {last > 1 && (
        <nav aria-label="Halaman">
          {page > 1 && (
            <AppLink to="/okkp/registrasi" search={searchOf(page - 1)} aria-label="Halaman sebelumnya">
              <IconChevronLeft size={18} stroke={2} aria-hidden="true" />
            </AppLink>
          )}
          {visiblePages(page, last).map((each) => (
            <AppLink
              key={each}
              to="/okkp/registrasi"
              search={searchOf(each)}
              aria-label={`Halaman ${each}`}
              aria-current={each === page ? 'page' : undefined}
              data-on={each === page || undefined}
            >
              {formatNumber(each)}
            </AppLink>
          ))}
          {page < last && (
            <AppLink to="/okkp/registrasi" search={searchOf(page + 1)} aria-label="Halaman berikutnya">
              <IconChevronRight size={18} stroke={2} aria-hidden="true" />
            </AppLink>
          )}
        </nav>
      )}
    </footer>
  )
}
