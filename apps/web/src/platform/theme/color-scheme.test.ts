import { afterEach, expect, test, vi } from 'vitest'
import { colorScheme, setColorScheme, subscribeColorScheme } from '#platform/theme/color-scheme.ts'

afterEach(() => vi.unstubAllGlobals())

test('whoever hears of a choice may set it again: it is told once', () => {
  let shown = 'light'
  vi.stubGlobal('document', {
    documentElement: {
      getAttribute: () => shown,
      setAttribute: (_: string, value: string) => {
        shown = value
      },
    },
  })
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  const heard: string[] = []
  const stop = subscribeColorScheme(() => {
    heard.push(colorScheme())
    setColorScheme(colorScheme())
  })
  setColorScheme('dark')
  setColorScheme('light')
  stop()
  expect(heard).toEqual(['dark', 'light'])
})
