import type { AnyRouter } from '@tanstack/react-router'
import { createStore } from '#platform/state/store.ts'

/** The title of the page somebody has come to, for those who listen. */
export const arrivalStore = createStore('')

const dialogs = 'dialog, [role="dialog"], [role="alertdialog"]'
const within = (target: EventTarget | null, area: string) =>
  target instanceof Element && target.closest(area) !== null

let stop: (() => void) | undefined

/**
 * What a browser does by itself when a document is loaded, and a router does not: whoever comes to another page
 * stands at its heading and hears its title. Filters, pages of a list and steps only change the search of an address
 * and leave the focus alone, unless they lead to a page with another title and nothing on it has the focus.
 */
export function announceArrivals(router: AnyRouter): void {
  let before = document.title
  router.subscribe('onBeforeLoad', () => {
    before = document.title
  })
  router.subscribe('onResolved', ({ fromLocation, pathChanged, hrefChanged }) => {
    // A page that is loaded is announced by the browser; one that is still arriving goes on arriving.
    if (!fromLocation || !hrefChanged || (stop && !pathChanged)) return
    stop?.()
    stop = arrive(pathChanged ? undefined : before)
  })
}

/**
 * A heading may come late, leave with the skeleton it headed, or stand behind a dialog. So until somebody does
 * something on the page, the heading gets the focus once, and again whenever the focus is lost.
 */
function arrive(titleBefore: string | undefined): () => void {
  let placed = false
  function settle() {
    const heading = document.querySelector<HTMLElement>('#isi h1')
    const active = document.activeElement
    // While the next page is fetched the last one stays in the document, hidden and without its title.
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
  // Once a frame: to ask what is visible makes the browser work out the whole page, and a page arrives in many pieces.
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
