import { type RefObject, useEffect, useRef } from 'react'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'
import { CountMark, type CountMarkProps, CountPlace } from '#platform/ui/mark/CountMark.tsx'
import { keptHeight, useKeptHeight } from '#platform/ui/states/kept-height.ts'
import classes from './TabBar.module.css'

interface Tab {
  label: string
  count?: CountMarkProps['count'] | undefined
  more?: CountMarkProps['more']
  /** The count is on its way; its place is kept. */
  pending?: boolean | undefined
  hot?: boolean | undefined
  /** Explains a highlighted count to screen readers. */
  note?: string | undefined
}

export interface LinkTab extends Tab {
  to: string
  search?: KnownSearch
  current: boolean
}

interface LinkTabsProps {
  label: string
  tabs: readonly LinkTab[]
  /** Places the tabs at the top of a card instead of the page. */
  inCard?: boolean
  /** Whether some tabs are still on their way from the server. Until then the bar is as high as it was the last time. */
  late?: boolean
}

/** Tabs as links, because each tab has its own URL. */
export function LinkTabs({ label, tabs, inCard, late }: LinkTabsProps) {
  const keep = `tab:${label}`
  const bar = useKeptHeight<HTMLElement>(keep, late === false)
  useCurrentInSight(bar, `${tabs.findIndex(({ current }) => current)} of ${tabs.length}`)
  return (
    <nav
      ref={bar}
      className={classes.bar}
      data-in-card={inCard || undefined}
      style={late ? { minHeight: keptHeight(keep) } : undefined}
      aria-label={label}
      onFocus={({ currentTarget, target }) => bringIntoSight(currentTarget, target)}
    >
      {tabs.map((tab) => (
        <AppLink
          key={tab.label}
          to={tab.to}
          search={tab.search}
          className={classes.tab}
          aria-current={tab.current ? 'page' : undefined}
          data-on={tab.current || undefined}
        >
          <Words {...tab} />
        </AppLink>
      ))}
    </nav>
  )
}

export interface PanelTab<Name extends string> extends Tab {
  name: Name
}

interface PanelTabsProps<Name extends string> {
  label: string
  tabs: readonly PanelTab<Name>[]
  current: Name
  onOpen: (name: Name) => void
  /** Id of the panel below. The panel's aria-labelledby is `tab-` plus the current name. */
  panel: string
  inCard?: boolean
}

/** Tabs over one panel: one tab stop; arrow keys move between tabs. */
export function PanelTabs<Name extends string>({
  label,
  tabs,
  current,
  onOpen,
  panel,
  inCard,
}: PanelTabsProps<Name>) {
  const bar = useRef<HTMLDivElement>(null)
  useCurrentInSight(bar, current)
  return (
    <div
      ref={bar}
      className={classes.bar}
      data-in-card={inCard || undefined}
      role="tablist"
      aria-label={label}
    >
      {tabs.map(({ name, ...tab }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls={panel}
          aria-selected={name === current}
          tabIndex={name === current ? 0 : -1}
          className={classes.tab}
          data-on={name === current || undefined}
          onClick={() => onOpen(name)}
          onKeyDown={(event) => {
            const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
            const next = by && tabs.at((index + by) % tabs.length)
            if (!next) return
            onOpen(next.name)
            document.getElementById(`tab-${next.name}`)?.focus()
          }}
        >
          <Words {...tab} />
        </button>
      ))}
    </div>
  )
}

function Words({ label, count, more, pending, hot, note }: Tab) {
  return (
    <>
      {label}
      {count !== undefined && <CountMark count={count} more={more} hot={hot} note={note} />}
      {count === undefined && pending && <CountPlace />}
    </>
  )
}

/** Scrolls the row to the current tab on a phone, without scrolling the page. */
function useCurrentInSight(bar: RefObject<HTMLElement | null>, current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another tab to show
  useEffect(() => {
    const row = bar.current
    if (!row) return
    const tab = row.querySelector<HTMLElement>('[data-on]')
    if (tab) bringIntoSight(row, tab)
    const mark = () => markEnds(row)
    const observer = new ResizeObserver(mark)
    // Observes the tabs too, because a count that arrives later widens its tab.
    for (const part of [row, ...row.children]) observer.observe(part)
    row.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', mark)
    }
  }, [bar, current])
}

/** Marks whether tabs are hidden before or after the visible part. */
function markEnds(row: HTMLElement): void {
  row.toggleAttribute('data-before', row.scrollLeft > 1)
  row.toggleAttribute('data-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1)
}

/** Scrolls until the tab is fully visible. Browsers accept a partly visible focused tab. */
function bringIntoSight(row: HTMLElement, tab: HTMLElement): void {
  const start = tab.offsetLeft - row.offsetLeft
  const inSight = start >= row.scrollLeft && start + tab.offsetWidth <= row.scrollLeft + row.clientWidth
  if (!inSight) row.scrollLeft = start - 16
}
