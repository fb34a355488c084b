import { expect, test } from 'vitest'
import { dataPnbp } from '../../psat/penerbitan/penerbitan.contract.ts'
import { alamatWeb, isAlamatWeb } from './alamat-web.ts'

test.each([
  'https://simponi.contoh.id/sps/1',
  'HTTP://contoh.id',
  'https://contoh.id:8443/?q=1#x',
  'http://10.0.0.1/tagihan',
])('%s can be followed', (text) => {
  expect(isAlamatWeb(text)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://contoh.id/%0aalert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://contoh.id',
  '//contoh.id',
  '/psat',
  'https:contoh.id',
  'https://',
  'https:\\\\contoh.id',
  'https://bank.id@contoh.id/',
  ' https://contoh.id',
  'https://contoh.id/a b',
])('%j cannot', (text) => {
  expect(isAlamatWeb(text)).toBe(false)
})

test('a field takes the spaces off and says how an address looks', () => {
  expect(alamatWeb.parse(' https://contoh.id ')).toBe('https://contoh.id')
  expect(alamatWeb.safeParse('javascript:alert(1)').error?.issues[0]?.message).toContain('https://')
  expect(alamatWeb.safeParse(`https://contoh.id/${'a'.repeat(500)}`).success).toBe(false)
})

test('a bill refuses every other scheme and may be without an address', () => {
  const { url_dokumen } = dataPnbp.shape
  expect(url_dokumen.safeParse('javascript:alert(1)').success).toBe(false)
  expect(url_dokumen.parse('https://contoh.id/a')).toBe('https://contoh.id/a')
  expect([url_dokumen.parse(''), url_dokumen.parse(undefined)]).toEqual([null, null])
})
