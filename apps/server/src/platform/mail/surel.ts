import type { MailPart } from './message.ts'

declare const dariTemplat: unique symbol

/** What a mail says; only a template makes one, so that none leaves which nobody has looked at. */
export interface Tulisan {
  subject: string
  /** Paragraphs, facts and links, in the order they are read. */
  isi: readonly MailPart[]
  readonly [dariTemplat]: true
}

export interface Surel<Data> {
  (data: Data): Tulisan
  /** What it is called in the gallery (`npm run docs:mails`), and what it may have to say there. */
  readonly contoh: () => readonly (readonly [peristiwa: string, data: Data])[]
}

/** A mail of the portal, with its examples. It stands in a file `*.surel.ts`, where the gallery finds it. */
export function defineSurel<Data>(
  contoh: Surel<Data>['contoh'],
  tulis: (data: Data) => Pick<Tulisan, 'subject' | 'isi'>,
): Surel<Data> {
  return Object.assign((data: Data) => tulis(data) as Tulisan, { contoh })
}
