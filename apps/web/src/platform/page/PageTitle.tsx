import { useLayoutEffect } from 'react'

const portal = 'Portal Pangan Segar'
/** Of the screens that are shown; a part of one may name itself too, and the last that came is what it is about. */
const shown: { title: string }[] = []

function nameTab(): void {
  document.title = shown.at(-1)?.title ?? portal
}

/** Names the tab. A `<title>` of React's would stand beside the one that the page was delivered with. */
export function PageTitle({ children }: { children?: string }) {
  useLayoutEffect(() => {
    const entry = { title: children ? `${children} · ${portal}` : portal }
    shown.push(entry)
    nameTab()
    return () => {
      shown.splice(shown.indexOf(entry), 1)
      nameTab()
    }
  }, [children])
  return null
}
