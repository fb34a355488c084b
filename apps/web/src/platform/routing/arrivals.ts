import type { AnyRouter } from '@tanstack/react-router'
import { createStore } from '#platform/state/store.ts'

/** The title of the new page, for screen readers. */
export const arrivalStore = createStore('')

const dialogs = 'dialog, [role="dialog"], [role="alertdialog"]'
const within = (target: EventTarget | null, area: string) =>
  target instanceof Element && target.closest(area) !== null

let stop: (() => void) | undefined

/**
 * Focuses the heading and announces the title after navigation, as browsers do for a document load. A change of the
 * search keeps the focus, unless the title changes and nothing in the content has the focus.
 */
export function announceArrivals(router: AnyRouter): void {
  let before = document.title
  router.subscribe('onBeforeLoad', () => {
    before = document.title
  })
  router.subscribe('onResolved', ({ fromLocation, pathChanged, hrefChanged }) => {
    // The browser announces a document load itself. A running arrival continues if only the search changes.
    if (!fromLocation || !hrefChanged || (stop && !pathChanged)) return
    stop?.()
    stop = arrive(pathChanged ? undefined : before)
  })
}

/**
 * The heading may render late, disappear with a skeleton or be behind a dialog. Until the user acts on the page, it
 * gets the focus once, and again whenever the focus is lost.
 */
function arrive(titleBefore: string | undefined): () => void {
  let placed = false
  function settle() {
    const heading = document.querySelector<HTMLElement>('#isi h1')
    const active = document.activeElement
    // While the next page loads, the previous one stays in the document, hidden and without its title.
    if (!heading?.checkVisibility() || document.title === titleBefore || within(active, dialogs)) return
    const stays = placed ? active !== document.body : titleBefore !== undefined && within(active, '#isi')
    if (!stays) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    placed = true
    arrivalStore.set(document.title)
  }
  function leave({ target }: Event) {
    if (!within(target, dialogs)) end()
  }
  // Runs once per frame: checkVisibility forces a layout, and a page renders in many steps.
  let frame = 0
  const changes = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      settle()
    })
  })
  const acts = ['keydown', 'pointerdown'] as const
  function end() {
    changes.disconnect()
    cancelAnimationFrame(frame)
    document.removeEventListener('focusin', settle)
    for (const act of acts) document.removeEventListener(act, leave, true)
    arrivalStore.set('')
    stop = undefined
  }
  changes.observe(document, { subtree: true, childList: true, characterData: true })
  document.addEventListener('focusin', settle)
  for (const act of acts) document.addEventListener(act, leave, true)
  settle()
  return end
}
