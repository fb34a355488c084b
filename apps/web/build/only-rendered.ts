import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const screen = /^(.*\/routes\/.*\.tsx)\?tsr-split=/
const layout = /\/(staff-layouts|AuthLayout)\.tsx$/
const nothing = 'export default null'

/** The server renders a few screens: all others stay out of its bundle, with the layouts that only they have. */
export function onlyRendered(): Plugin {
  return {
    name: 'portal-only-rendered',
    enforce: 'pre',
    async load(id) {
      if (layout.test(id)) return nothing
      const file = screen.exec(id)?.[1]
      if (!file) return
      return (await readFile(file, 'utf8')).includes('onServer: true') ? undefined : nothing
    },
  }
}
