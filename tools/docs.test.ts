import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folders = ['apps', 'bench', 'checks', 'docs', 'e2e', 'packages', 'tools']

const codeOf = (text: string) => [...text.matchAll(/```[\s\S]*?```|`([^`\n]+)`/g)].map(([all]) => all)
const sources = globSync('{apps,packages,tools,e2e,bench,checks}/**/*.{ts,tsx,css,mjs,cjs,sql}', {
  cwd: root,
  exclude: (path) => /node_modules|dist$/.test(path),
})
/** Files that decision 71 removed, and that its context still names. */
const removed = /^(?:chunk-groups|compact-routes|drop-answers|mantine-styles)\.ts$/
/** Names with x or a date stand for a file that the reader adds; those with a first dot are settings. */
const isExample = (path: string) => path.startsWith('.') || /(?:^|[-/])x[-./]|^XScreen|^YYYY/.test(path)

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

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const headingsOf = (page: string) =>
  [
    ...readFileSync(page, 'utf8')
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading = '']) => slugOf(heading))

test.each(pages)('%s links to headings that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const missing = [...text.matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)].filter(([, path = '', heading = '']) => {
    const target = path ? join(root, dirname(page), path) : join(root, page)
    return target.endsWith('.md') && !headingsOf(target).includes(heading)
  })
  expect(missing.map(([link]) => link)).toEqual([])
})

/** Short paths, such as `okkp/kantor.ts` and `domain/okkp/x.ts`, must end the path of a file. */
test.each(pages)('%s names source files by the end of their path', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '')
  const named = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    [...code.matchAll(/(?<![\w./*<>-])(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|mjs|cjs|sql)(?![\w*{])/g)].map(
      ([path]) => path,
    ),
  )
  const missing = named.filter((path) => {
    const end = path.replace(/^(?:domain|server|web)\//, '')
    return !removed.test(path) && !isExample(path) && !sources.some((file) => `/${file}`.endsWith(`/${end}`))
  })
  expect(missing).toEqual([])
})
