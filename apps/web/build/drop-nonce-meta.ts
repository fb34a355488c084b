import type { Plugin } from 'vite'

/**
 * Vite tells its own scripts the nonce by a meta element, which browsers show empty. Ours read it from the script that
 * carries it, and the style sheets that Vite adds need none: they come from our own origin.
 */
export function dropNonceMeta(): Plugin {
  return {
    name: 'portal-drop-nonce-meta',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/\s*<meta property="csp-nonce"[^>]*>/, ''),
    },
  }
}
