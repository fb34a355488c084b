import { SaxesParser } from 'saxes'

export type XmlAttributes = Readonly<Record<string, string>>

export interface XmlHandler {
  open(name: string, attributes: XmlAttributes): void
  /** Receives text with resolved entities, only while `wantsText()` is true. */
  text(text: string): void
  close(name: string): void
  wantsText(): boolean
}

/**
 * The longest run of characters without a tag or text. No token of a workbook is longer, and the scanner buffers no
 * more than this.
 */
const longestToken = 400_000

export class MalformedXml extends Error {}

/** Removes the namespace prefix, because each writer chooses its own prefixes. */
function localName(name: string): string {
  const prefix = name.indexOf(':')
  return prefix === -1 ? name : name.slice(prefix + 1)
}

export function attributeOf(attributes: XmlAttributes, name: string): string | undefined {
  const plain = attributes[name]
  if (plain !== undefined) return plain
  for (const key in attributes) if (key.endsWith(name) && localName(key) === name) return attributes[key]
  return undefined
}

/** Parses XML in chunks of any size. It refuses a DOCTYPE and with it all entity expansion attacks. */
export class XmlScanner {
  readonly #parser = new SaxesParser({ position: false, xmlns: false })
  #silent = 0

  constructor(handler: XmlHandler) {
    const heard = () => {
      this.#silent = 0
    }
    const text = (content: string) => {
      heard()
      if (handler.wantsText()) handler.text(content)
    }
    const refuse = (why: string) => {
      throw new MalformedXml(why)
    }
    this.#parser.on('opentag', ({ name, attributes }) => {
      heard()
      handler.open(localName(name), attributes)
    })
    this.#parser.on('closetag', ({ name }) => {
      heard()
      handler.close(localName(name))
    })
    this.#parser.on('text', text)
    this.#parser.on('cdata', text)
    this.#parser.on('doctype', () => refuse('document type'))
    this.#parser.on('error', ({ message }) => refuse(message))
  }

  push(piece: string): void {
    this.#silent += piece.length
    this.#parser.write(piece)
    if (this.#silent > longestToken) throw new MalformedXml('token')
  }
}
