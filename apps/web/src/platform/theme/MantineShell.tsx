import '@mantine/core/styles.layer.css'
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { lacksNonce, loadOwnDocument, styleNonce } from '#platform/rendering/own-document.ts'
import { colorScheme, setColorScheme, subscribeColorScheme } from '#platform/theme/color-scheme.ts'
import { theme } from '#platform/theme/theme.ts'
import { writeThemeStyle } from '#platform/theme/theme-style.ts'

let stopWatching: (() => void) | undefined

/** Shares the light or dark mode between pages with and without Mantine. */
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

/** Reloads a public page as a page with a nonce, because Mantine cannot write styles without one. */
function OwnDocument() {
  useEffect(() => {
    loadOwnDocument()
  }, [])
  return null
}

/** Providers for login and inner pages. Public pages omit them to stay small. */
export function MantineShell({ children }: { children: ReactNode }) {
  if (lacksNonce()) return <OwnDocument />
  writeThemeStyle()
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
