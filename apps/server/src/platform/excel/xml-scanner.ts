import { SaxesParser } from 'saxes'

export type XmlAttributes = Readonly<Record<string, string>>

/** What a part of a workbook is made of, as it passes by. */
export interface XmlHandler {
  open(name: string, attributes: XmlAttributes): void
  /** With entities resolved. Only between tags that the handler wants. */
  text(text: string): void
  close(name: string): void
  /** Whether text is of interest now. */
  wantsText(): boolean
}

/** Characters without a tag or a text: more than any token of a workbook has, and all that is held of one. */
const longestToken = 400_000

export class MalformedXml extends Error {}

/** Writers prefix names as they please, so a prefix counts for nothing. */
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

/** Reads XML in pieces of any size. A document type is refused, and with it every entity that could grow. */
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
