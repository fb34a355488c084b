import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Exhibit, mailGallery } from './mail-gallery.ts'
import { root } from './step.ts'

/** `npm run docs:mails` writes a page with every e-mail of the portal, text and HTML side by side. */
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const card = ({ peristiwa, subject, text, html }: Exhibit) =>
  `<section><h2>${escapeHtml(peristiwa)}</h2><p><b>${escapeHtml(subject)}</b></p><pre>${escapeHtml(text)}</pre><iframe sandbox srcdoc="${escapeHtml(html)}" title="${escapeHtml(peristiwa)}"></iframe></section>`

const style =
  'body{font:15px system-ui;margin:24px}section{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-bottom:32px}h2,p{grid-column:1/-1;margin:0}pre{white-space:pre-wrap}iframe{width:100%;height:520px;border:1px solid #bbb}'

const mails = await mailGallery()
const folder = join(root, 'var')
mkdirSync(folder, { recursive: true })
const path = join(folder, 'galeri-surel.html')
writeFileSync(
  path,
  `<!doctype html><html lang="id"><meta charset="utf-8"><title>Surel portal</title><style>${style}</style>${mails.map(card).join('')}</html>`,
)
console.log(`${mails.length} e-mails: ${path}`)
