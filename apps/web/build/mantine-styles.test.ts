import { expect, test } from 'vitest'
import { compareStyles } from './mantine-styles.ts'

const files = new Map([
  ['Button.layer.css', '.m_77c9d27d { } .m_30f1a7b5 { }'],
  ['Tabs.layer.css', '.m_89d60db1 { }'],
  ['global.layer.css', 'body { margin: 0 }'],
])
const { 'Button.layer.css': button = '', 'Tabs.layer.css': tabs = '' } = Object.fromEntries(files)

test('a component without its styles is named, and so are styles without their component', () => {
  const scripts = 'var classes = { root: "m_77c9d27d" }'
  expect(compareStyles(files, scripts, button)).toEqual({ missing: [], idle: [] })
  expect(compareStyles(files, scripts, '')).toEqual({ missing: ['Button.layer.css'], idle: [] })
  expect(compareStyles(files, scripts, button + tabs)).toEqual({ missing: [], idle: ['Tabs.layer.css'] })
})
