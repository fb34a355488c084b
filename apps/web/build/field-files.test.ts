import { expect, it } from 'vitest'
import { filesOf } from './field-files.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], dynamicImports: ['peta'] },
  layar: { file: 'assets/layar.js', imports: ['_meja', 'index.html'] },
  _meja: { file: 'assets/meja.js', imports: ['layar'], assets: ['assets/huruf.woff2'] },
  peta: { file: 'assets/peta.js' },
}

it('takes a part with all that it needs at once, each file once', () => {
  expect(filesOf(manifest, ['index.html', 'layar'])).toEqual([
    '/assets/huruf.woff2',
    '/assets/index.css',
    '/assets/index.js',
    '/assets/layar.js',
    '/assets/meja.js',
  ])
})

it('fails the build when a part has been renamed', () => {
  expect(() => filesOf(manifest, ['layar-lama'])).toThrow('layar-lama')
})
