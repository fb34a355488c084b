import { expect, it } from 'vitest'
import { compose } from './message.ts'

const mail = {
  to: 'ana@contoh.id',
  subject: 'Kabar <b>penting</b>',
  nama: 'Ana "An" <script>alert(1)</script> & Co',
  isi: ['Baris satu\nbaris dua', { label: 'Buka berkas', url: 'https://portal.example.go.id/x?a=1&b="2"' }],
}

it('says the same in both parts', () => {
  const { text, html } = compose(mail)
  expect(text).toBe(
    [
      `Yth. ${mail.nama},`,
      'Baris satu\nbaris dua',
      'Buka berkas:\nhttps://portal.example.go.id/x?a=1&b="2"',
      'Portal Pangan Segar',
    ].join('\n\n'),
  )
  expect(html).toContain('<p>Baris satu<br>baris dua</p>')
  expect(html).toContain('<a href="https://portal.example.go.id/x?a=1&#38;b=&#34;2&#34;">Buka berkas</a>')
})

it('says facts one a line, and as a table', () => {
  const { text, html } = compose({
    ...mail,
    isi: [
      {
        fakta: [
          ['Jumlah', 'Rp1.500.000'],
          ['Catatan', '<b>'],
        ],
      },
    ],
  })
  expect(text).toContain('Jumlah: Rp1.500.000\nCatatan: <b>')
  expect(html).toContain('<tr><th scope="row">Jumlah</th><td>Rp1.500.000</td></tr>')
  expect(html).toContain('<td>&#60;b&#62;</td>')
})

it('lets nothing that people wrote become markup', () => {
  const { html } = compose(mail)
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('Ana &#34;An&#34; &#60;script&#62;alert(1)&#60;/script&#62; &#38; Co')
  expect(html).toContain('<title>Kabar &#60;b&#62;penting&#60;/b&#62;</title>')
})

it('fetches nothing and reads well in the dark', () => {
  const { html } = compose(mail)
  expect(html).not.toMatch(/\bsrc=|<img|<link|url\(|@import/)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('<html lang="id">')
})
