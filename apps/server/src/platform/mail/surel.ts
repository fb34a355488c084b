import type { MailPart, Undangan } from './message.ts'

declare const dariTemplat: unique symbol

/** The content of a mail. Only a template can create it, so every mail appears in the gallery and gets reviewed. */
export interface Tulisan {
  subject: string
  /** Paragraphs, facts and links in reading order. */
  isi: readonly MailPart[]
  undangan?: Undangan | undefined
  readonly [dariTemplat]: true
}

export interface Surel<Data> {
  (data: Data): Tulisan
  /** Examples for the gallery (`npm run docs:mails`): the event name and the data. */
  readonly contoh: () => readonly (readonly [peristiwa: string, data: Data])[]
}

/** Defines a mail with its examples. It must be in a file `*.surel.ts`, where the gallery finds it. */
export function defineSurel<Data>(
  contoh: Surel<Data>['contoh'],
  write: (data: Data) => Pick<Tulisan, 'subject' | 'isi' | 'undangan'>,
): Surel<Data> {
  return Object.assign((data: Data) => write(data) as Tulisan, { contoh })
}
