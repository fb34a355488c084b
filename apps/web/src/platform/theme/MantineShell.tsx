import '@mantine/core/styles.layer.css'
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { colorScheme, setColorScheme, subscribeColorScheme } from '#platform/theme/color-scheme.ts'
import { theme } from '#platform/theme/theme.ts'
import { styleNonce, writeThemeStyle } from '#platform/theme/theme-style.ts'

let stopWatching: (() => void) | undefined

/** One choice of light or dark for pages with and without Mantine. */
const schemeManager: MantineColorSchemeManager = {
  get: () => colorScheme(),
  set: (scheme) => {
    if (scheme !== 'auto') setColorScheme(scheme)
  },
  subscribe: (onUpdate) => {
    stopWatching = subscribeColorScheme(() => onUpdate(colorScheme()))
  },
  unsubscribe: () => stopWatching?.(),
  clear: () => undefined,
}

// The scroll lock behind Mantine's dialogs writes a style element of its own and asks for the nonce by this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
writeThemeStyle()

/** What the log-in and inner pages have and public ones do without, to stay light. */
export function MantineShell({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
      colorSchemeManager={schemeManager}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  )
}
