import { use, useLayoutEffect } from 'react'
import { ServerPageContext, type StructuredData } from '#platform/rendering/server-page.ts'

const portal = 'Portal Pangan Segar'
/** Of the screens that are shown; a part of one may name itself too, and the last that came is what it is about. */
const shown: { title: string }[] = []

function nameTab(): void {
  document.title = shown.at(-1)?.title ?? portal
}

interface PageTitleProps {
  children?: string
  /** What the page says, in a sentence or two, for search engines and shared links. */
  description?: string
  /** The same for machines, from where the portal is found; behind `import.meta.env.SSR`, since browsers do without. */
  data?: false | ((origin: string) => StructuredData)
}

/** Names the tab. A `<title>` of React's would stand beside the one that the page was delivered with. */
export function PageTitle({ children, description, data }: PageTitleProps) {
  const title = children ? `${children} · ${portal}` : portal
  const page = use(ServerPageContext)
  if (page) page.head = { title, description, data: data ? data(page.origin) : undefined }
  useLayoutEffect(() => {
    const entry = { title }
    shown.push(entry)
    nameTab()
    return () => {
      shown.splice(shown.indexOf(entry), 1)
      nameTab()
    }
  }, [title])
  return null
}
