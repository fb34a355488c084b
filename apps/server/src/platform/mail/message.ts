/** A link on its own line, with a label that says what it opens. */
export interface MailLink {
  label: string
  url: string
}

/** Labels and values, one pair per line. */
export interface MailFacts {
  fakta: readonly (readonly [label: string, isi: string])[]
}

export type MailPart = string | MailLink | MailFacts

/** A calendar event that mail programs offer to add, change or remove. */
export interface Undangan {
  method: 'PUBLISH' | 'CANCEL'
  filename: string
  content: string
}

export interface Mail {
  to: string
  subject: string
  /** The name in the greeting. */
  nama: string
  /** Paragraphs, facts and links in reading order. */
  isi: readonly MailPart[]
  undangan?: Undangan | undefined
}

export interface Message {
  /** The same for every attempt, so that receivers recognise a repeat. Earlier releases queued mails without it. */
  messageId?: string
  to: string
  subject: string
  text: string
  html: string
  icalEvent?: Undangan
}

const sender = 'Portal Pangan Segar'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

function textOf({ nama, isi }: Mail): string {
  const parts = isi.map((part) => {
    if (typeof part === 'string') return part
    if ('fakta' in part) return part.fakta.map(([label, value]) => `${label}: ${value}`).join('\n')
    return `${part.label}:\n${part.url}`
  })
  return [`Yth. ${nama},`, ...parts, sender].join('\n\n')
}

function htmlPart(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`
  if ('fakta' in part) {
    const rows = part.fakta.map(
      ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    return `<table>${rows.join('')}</table>`
  }
  const url = escapeHtml(part.url)
  return `<p><a href="${url}">${escapeHtml(part.label)}</a><br><small>${url}</small></p>`
}

/** Uses the reader's font and colour scheme and loads nothing. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 36em; margin: 0 auto }
a { color: #0e6743; font-weight: 600 }
small { overflow-wrap: anywhere }
table { border-collapse: collapse; margin: 16px 0 }
th { padding: 4px 16px 4px 0; font-weight: 400; text-align: left; vertical-align: top }
td { padding: 4px 0; font-weight: 600; overflow-wrap: anywhere }
footer { margin-top: 32px; padding-top: 12px; border-top: 1px solid #8a938d }
@media (prefers-color-scheme: dark) { a { color: #7fd6ab } }
`

function htmlOf({ subject, nama, isi }: Mail): string {
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body>
<main>
${[`Yth. ${nama},`, ...isi].map(htmlPart).join('\n')}
<footer>${sender}</footer>
</main>
</body>
</html>
`
}

/** Renders the same content as plain text and as HTML. */
export function compose(mail: Mail): Message {
  const message = { to: mail.to, subject: mail.subject, text: textOf(mail), html: htmlOf(mail) }
  return mail.undangan ? { ...message, icalEvent: mail.undangan } : message
}
