/** What the server and the bundle that the web gives it say to each other; neither knows more of the other. */

/** An answer of the API as it came. */
export interface ApiAnswer {
  status: number
  body: unknown
}

export interface PageRequest {
  /** Path and search as they were asked for. */
  href: string
  /** Where people find the portal: addresses on a page that are to be shared start with it. */
  origin: string
  /** The page of the application, empty, in which the screen is put. */
  shell: string
  /** Asks the API as a visitor without an account. */
  read: (address: string) => Promise<ApiAnswer>
}

/**
 * How long others may keep a page. crowd: the same for everybody, for half a minute. check: only after asking whether it
 * still holds. Without it nobody keeps the page.
 */
export type KeepPage = 'crowd' | 'check'

export type RenderedPage =
  | { status: number; html: string; keep?: KeepPage | undefined }
  | { status: 302; location: string }

/** In the search of an address: the page is wanted empty, with a nonce of its own, also where a public one stands there. */
export const ownDocumentMark = 'sesi'

/** Undefined: this screen is drawn by the browser alone. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | undefined>

/** What vite's manifest says of a file, as far as it is needed here. */
export interface BuiltFile {
  file: string
  imports?: string[]
  css?: string[]
}

/** What the bundle exports. */
export interface PageRenderer {
  createRenderer: (manifest: Readonly<Record<string, BuiltFile>>) => RenderPage
  /** Addresses that stand for themselves and are rendered, for a map of the site. */
  publicPages: () => string[]
}
