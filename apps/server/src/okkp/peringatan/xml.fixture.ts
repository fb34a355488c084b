import { SaxesParser } from 'saxes'

/** Parses XML strictly and returns the texts of elements by their path. */
export function strictXml(xml: string): { root: string; texts(path: string): string[] } {
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  const found: { path: string; text: string }[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    open.push(name)
    found.push({ path: open.join('/'), text: '' })
  })
  parser.on('text', (text) => {
    const at = found.findLast(({ path }) => path === open.join('/'))
    if (at) at.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return {
    root: found[0]?.path ?? '',
    texts: (path) => found.filter((one) => one.path === path).map(({ text }) => text),
  }
}
