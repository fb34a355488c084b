import '@mantine/core/styles.layer.css'
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { lacksNonce, loadOwnDocument, styleNonce } from '#platform/rendering/own-document.ts'
import { colorScheme, setColorScheme, subscribeColorScheme } from '#platform/theme/color-scheme.ts'
import { theme } from '#platform/theme/theme.ts'
import { writeThemeStyle } from '#platform/theme/theme-style.ts'

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

/** Public pages have no nonce, so Mantine could not write its styles: the address is loaded anew as a page that has one. */
function OwnDocument() {
  useEffect(() => {
    loadOwnDocument()
  }, [])
  return null
}

/** What the log-in and inner pages have and public ones do without, to stay light. */
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
