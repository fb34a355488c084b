import { use, useLayoutEffect } from 'react'
import { ServerPageContext, type StructuredData } from '#platform/rendering/server-page.ts'

const portal = 'Portal Pangan Segar'
/** Titles of the mounted screens and their parts. The last one mounted names the tab. */
const shown: { title: string }[] = []

function nameTab(): void {
  document.title = shown.at(-1)?.title ?? portal
}

interface PageTitleProps {
  children?: string
  /** A summary of one or two sentences for search engines and shared links. */
  description?: string
  /**
   * Structured data for search engines, built from the portal's origin. Callers guard it with `import.meta.env.SSR`,
   * because browsers do not need it.
   */
  data?: false | ((origin: string) => StructuredData)
}

/** Sets the title of the tab. React's `<title>` would create a second element beside the one that the server sent. */
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
