import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { styleNonce } from '#platform/rendering/own-document.ts'
import { cssVariablesResolver, theme } from '#platform/theme/theme.ts'

function themeVariables(): ConvertCSSVariablesInput {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const base = defaultCssVariablesResolver(whole)
  const own = cssVariablesResolver(whole)
  return {
    variables: { ...base.variables, ...own.variables },
    light: { ...base.light, ...own.light },
    dark: { ...base.dark, ...own.dark },
  }
}

let written = false

/**
 * Writes the theme variables into the head. Mantine's provider would write a style element into the body, which is
 * invalid HTML.
 */
export function writeThemeStyle(): void {
  if (written) return
  written = true
  // The scroll lock of Mantine's dialogs creates a style element and reads the nonce from this global.
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
  const style = document.createElement('style')
  style.nonce = styleNonce()
  style.textContent = convertCssVariables(themeVariables())
  document.head.append(style)
}
