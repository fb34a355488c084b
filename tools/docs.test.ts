import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folders = ['apps', 'bench', 'checks', 'docs', 'e2e', 'packages', 'tools']

const codeOf = (text: string) => [...text.matchAll(/```[\s\S]*?```|`([^`\n]+)`/g)].map(([all]) => all)
/** Checks for `{a,b}`, `*` or `<name>`, which stand for several files. */
const isPattern = (path: string) => /[*{}<>…]/.test(path)

test.each(pages)('%s names files and commands that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const missing: string[] = []
  for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    const [path = ''] = link.split('#')
    if (path && !/^[a-z]+:/.test(path) && !existsSync(join(root, dirname(page), path))) missing.push(link)
  }
  for (const code of codeOf(text)) {
    for (const [, path = ''] of code.matchAll(/(?<![\w./-])((?:[\w.-]+\/)+[\w.-]*)/g)) {
      const isOurs = folders.includes(path.split('/')[0] ?? '') && !isPattern(code)
      if (isOurs && !existsSync(join(root, path))) missing.push(path)
    }
    for (const [, script = ''] of code.matchAll(/npm run ([\w:-]+)/g))
      if (!(script in scripts)) missing.push(`npm run ${script}`)
  }
  expect(missing).toEqual([])
})
