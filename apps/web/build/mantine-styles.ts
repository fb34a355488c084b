import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Mantine gives each part of a component a class of its own, the same in its scripts and in its styles. */
const classesOf = (text: string) => new Set(text.match(/\bm_[0-9a-f]{4,8}\b/g))

/** Styles that scripts ask for and the page has not, and the other way round; `files` are those that could be imported. */
export function compareStyles(files: ReadonlyMap<string, string>, scripts: string, styles: string) {
  const [asked, there] = [classesOf(scripts), classesOf(styles)]
  const missing: string[] = []
  const idle: string[] = []
  for (const [name, text] of files) {
    const own = [...classesOf(text)]
    const [isAsked, isThere] = [asked, there].map((known) => own.some((name) => known.has(name)))
    if (isAsked && !isThere) missing.push(name)
    if (isThere && !isAsked) idle.push(name)
  }
  return { missing, idle }
}

function importable(): Map<string, string> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.css'))), 'styles')
  const names = readdirSync(folder).filter((name) => name.endsWith('.layer.css'))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** `mantine.css` names the styles of the components that are used: another component without its styles ends the build. */
export function mantineStyles(): Plugin {
  return {
    name: 'portal-mantine-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const scripts = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
      const styles = files.map((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
      )
      const { missing, idle } = compareStyles(importable(), scripts, styles.join('\n'))
      if (missing.length + idle.length > 0) {
        this.error(
          `platform/theme/mantine.css: tambahkan [${missing.join(', ')}], hapus [${idle.join(', ')}]`,
        )
      }
    },
  }
}
