/** Interface between the server and the web bundle that renders pages. Neither knows more about the other. */

export interface ApiAnswer {
  status: number
  body: unknown
}

export interface PageRequest {
  /** Path and query of the request. */
  href: string
  /** Public origin of the portal. Links that people share start with it. */
  origin: string
  /** Empty HTML document of the app, into which the renderer puts the screen. */
  shell: string
  /** Calls the API as a visitor without an account. */
  read: (address: string) => Promise<ApiAnswer>
}

/**
 * Cache policy of a page. crowd: caches may keep the page for everybody for 30 seconds. check: caches must revalidate
 * it. Without a policy nobody may cache the page.
 */
export type KeepPage = 'crowd' | 'check'

export type RenderedPage =
  | { status: number; html: string; keep?: KeepPage | undefined }
  | { status: 302; location: string }

/** Query parameter that requests the empty app document with its own nonce, even if the path has a public page. */
export const ownDocumentMark = 'sesi'

/** Renders a page. Undefined means that only the browser renders this screen. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | undefined>

export interface BuiltFile {
  file: string
  imports?: string[]
  css?: string[]
}

export interface PageRenderer {
  createRenderer: (manifest: Readonly<Record<string, BuiltFile>>) => RenderPage
  /** Rendered pages that are not about a single record, for the sitemap. */
  publicPages: () => string[]
}
