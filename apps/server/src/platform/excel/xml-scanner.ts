/** What a part of a workbook is made of, as it passes by. */
export interface XmlHandler {
  /** `attributes` is the text behind the name; `attributeOf` reads from it. */
  open(name: string, attributes: string): void
  /** With entities resolved. Only between tags that the handler wants. */
  text(text: string): void
  close(name: string): void
  /** Whether text is of interest now; skipping it saves most of the work. */
  wantsText(): boolean
}

const longestToken = 400_000
/** `<a b=''` */
const shortestWithAttribute = 7
const [quote, apostrophe, slash, question, space, colon] = [34, 39, 47, 63, 32, 58]
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export class MalformedXml extends Error {}

function resolveEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? whole
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ''
}

export function resolveEntities(text: string): string {
  return text.includes('&') ? text.replace(/&(#?\w{1,10});/g, resolveEntity) : text
}

export function attributeOf(attributes: string, name: string): string | undefined {
  let at = -1
  for (;;) {
    at = attributes.indexOf(name, at + 1)
    if (at === -1) return undefined
    const end = at + name.length
    const before = attributes.charCodeAt(at - 1)
    const starts = at === 0 || before <= space || before === colon
    if (!starts || attributes.charCodeAt(end) !== 61) continue
    const mark = attributes.charCodeAt(end + 1)
    if (mark !== quote && mark !== apostrophe) continue
    const close = attributes.indexOf(mark === quote ? '"' : "'", end + 2)
    return close === -1 ? undefined : resolveEntities(attributes.slice(end + 2, close))
  }
}

/**
 * Reads XML in pieces of any size. It knows what workbooks are written in and no more: no document type, so no
 * entity that grows; namespaces are dropped from names, because writers prefix them as they please.
 */
export class XmlScanner {
  readonly #handler: XmlHandler
  #rest = ''

  constructor(handler: XmlHandler) {
    this.#handler = handler
  }

  push(piece: string): void {
    const source = this.#rest === '' ? piece : this.#rest + piece
    let at = 0
    while (at < source.length) {
      const next = source.charCodeAt(at) === 60 ? this.#tag(source, at) : this.#text(source, at)
      if (next === -1) break
      at = next
    }
    this.#rest = source.slice(at)
    if (this.#rest.length > longestToken) throw new MalformedXml('token')
  }

  #text(source: string, at: number): number {
    const end = source.indexOf('<', at)
    if (!this.#handler.wantsText()) return end === -1 ? source.length : end
    if (end === -1) return -1
    this.#handler.text(resolveEntities(source.slice(at, end)))
    return end
  }

  #tag(source: string, at: number): number {
    const kind = source.charCodeAt(at + 1)
    if (kind === 33) return this.#special(source, at)
    if (kind === slash) {
      const end = source.indexOf('>', at)
      if (end === -1) return -1
      this.#handler.close(localName(source, at + 2, end))
      return end + 1
    }
    const end = tagEnd(source, at)
    if (end === -1) return -1
    if (kind === question) return end + 1
    const empty = source.charCodeAt(end - 1) === slash
    const stop = empty ? end - 1 : end
    let nameEnd = at + 1
    while (nameEnd < stop && source.charCodeAt(nameEnd) > space) nameEnd++
    const name = localName(source, at + 1, nameEnd)
    this.#handler.open(name, nameEnd < stop ? source.slice(nameEnd + 1, stop) : '')
    if (empty) this.#handler.close(name)
    return end + 1
  }

  #special(source: string, at: number): number {
    if (source.startsWith('<!--', at)) {
      const end = source.indexOf('-->', at + 4)
      return end === -1 ? -1 : end + 3
    }
    if (source.startsWith('<![CDATA[', at)) {
      const end = source.indexOf(']]>', at + 9)
      if (end === -1) return -1
      if (this.#handler.wantsText()) this.#handler.text(source.slice(at + 9, end))
      return end + 3
    }
    if (source.length - at < 9) return -1
    throw new MalformedXml('document type')
  }
}

/** `>` may stand inside a quoted value; a tag with attributes ends behind a quote. */
function tagEnd(source: string, at: number): number {
  let end = source.indexOf('>', at)
  if (end - at < shortestWithAttribute) return end
  while (end !== -1) {
    let last = end - 1
    let mark = source.charCodeAt(last)
    while (last > at && (mark === slash || mark === question || mark <= space)) {
      last--
      mark = source.charCodeAt(last)
    }
    if (mark === quote || mark === apostrophe || !source.slice(at, end).includes('=')) return end
    end = source.indexOf('>', end + 1)
  }
  return -1
}

function localName(source: string, start: number, end: number): string {
  if (end - start === 1) return source.charAt(start)
  const name = source.slice(start, end).trimEnd()
  const prefix = name.indexOf(':')
  return prefix === -1 ? name : name.slice(prefix + 1)
}
