import { expect, it } from 'vitest'
import { fillShell } from '#platform/rendering/fill-shell.ts'

const shell = `<!doctype html><html><head>
<meta name="description" content="Portal." />
<title>Portal</title>
</head><body>
<div id="root"></div>
<noscript>Perlu JavaScript.</noscript>
</body></html>`

const hostile = '</script><script>alert(1)</script><!-- </title></head><div id="root"></div> $& "\'&'

const parts = {
  head: { title: hostile, description: hostile },
  address: `https://portal.example/verifikasi/A"><script>`,
  files: { scripts: ['/assets/b.js'], styles: ['/assets/b.css'] },
  markup: '<h1>Berlaku</h1>',
  handedOver: { origin: 'https://portal.example', answers: { '/api/a': { status: 200, body: hostile } } },
}

it('puts everything in its place', () => {
  const html = fillShell(shell, parts)
  expect(html).toContain('<div id="root"><h1>Berlaku</h1></div>')
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/b.css">')
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/portal\.example\//)
  expect(html).not.toContain('<noscript>')
})

it('asks for styles before scripts, since it can be read without these', () => {
  const built = `<script type="module" crossorigin src="/assets/a.js"></script>
<link rel="modulepreload" crossorigin href="/assets/r.js">
<link rel="stylesheet" crossorigin href="/assets/a.css"></head>`
  const html = fillShell(shell.replace('</head>', built), parts)
  for (const file of ['src="/assets/a.js"', 'href="/assets/r.js"', 'href="/assets/b.js"']) {
    expect(html).toMatch(new RegExp(`fetchpriority="low" crossorigin ${file}`))
  }
  expect(html.match(/fetchpriority/g)).toHaveLength(3)
})

it('lets no text out of its place', () => {
  const html = fillShell(shell, parts)
  for (const tag of ['</title>', '</head>', '<div id="root">', '</script>', '<script']) {
    expect(html.split(tag), tag).toHaveLength(2)
  }
  expect(html).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)')
  expect(html).toContain(' $&amp; &quot;')
  expect(html).not.toContain('<!--')
})

it('hands over what it was given, to the letter', () => {
  const text = /id="bawaan">(.*)<\/script>/.exec(fillShell(shell, parts))?.[1] ?? ''
  expect(JSON.parse(text)).toEqual(parts.handedOver)
})

it('tells machines what it is about, and lets nothing out of that either', () => {
  const html = fillShell(shell, {
    ...parts,
    head: { ...parts.head, data: { '@type': 'Place', name: hostile } },
  })
  const text = /ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Place', name: hostile })
  expect(html.split('</script>')).toHaveLength(3)
  expect(html).toContain('<meta property="og:image" content="https://portal.example/kartu-sosial.png"')
})

it('keeps the general description where a screen has none', () => {
  const html = fillShell(shell, { ...parts, head: { title: 'Cek', description: undefined } })
  expect(html).toContain('<meta name="description" content="Portal." />')
  expect(html).not.toContain('og:description')
})
