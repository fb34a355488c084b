import { IconChevronRight } from '@tabler/icons-react'
import { Fragment, type ReactNode, useLayoutEffect } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { pageAbove } from '#platform/layouts/shell-slots.ts'
import classes from '#platform/page/PageHeader.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export type Crumbs = readonly { label: string; to?: string }[]

interface PageHeaderProps {
  title: string
  meta?: ReactNode
  /** Breadcrumbs without the page itself. */
  crumbs?: Crumbs | undefined
  /** A shorter name for the last breadcrumb, if the title would repeat the crumbs. */
  here?: string
  badge?: ReactNode
  /** Buttons on the right; at most one is primary. */
  actions?: ReactNode
}

/** The header of a staff page. It also sets the title of the browser tab. */
export function PageHeader({ title, meta, crumbs = [], here = title, badge, actions }: PageHeaderProps) {
  usePageAbove(crumbs)
  return (
    <header className={classes.header}>
      <PageTitle>{title}</PageTitle>
      {crumbs.length > 0 && (
        <nav className={classes.crumbs} aria-label="Jejak halaman">
          {crumbs.map((crumb) => (
            <Fragment key={crumb.label}>
              {crumb.to ? <AppLink to={crumb.to}>{crumb.label}</AppLink> : <span>{crumb.label}</span>}
              <Icon of={IconChevronRight} size={14} />
            </Fragment>
          ))}
          <span aria-current="page">{here}</span>
        </nav>
      )}
      <div className={classes.line}>
        <div className={classes.words}>
          <div className={classes.title}>
            <h1>{title}</h1>
            {badge}
          </div>
          {meta && <p className={classes.meta}>{meta}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  )
}

function usePageAbove(crumbs: Crumbs): void {
  const above = crumbs.findLast(({ to }) => to)
  const { label, to } = above ?? {}
  useLayoutEffect(() => {
    pageAbove.set(label && to ? { label, to } : undefined)
    return () => pageAbove.set(undefined)
  }, [label, to])
}
