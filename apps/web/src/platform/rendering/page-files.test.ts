import { expect, it } from 'vitest'
import { pageFilesOf } from '#platform/rendering/page-files.ts'

const split = '?tsr-split=component'
const filesOf = pageFilesOf({
  'index.html': { file: 'assets/index.js', imports: ['_dasar.js'], css: ['assets/index.css'] },
  '_dasar.js': { file: 'assets/dasar.js' },
  [`src/routes/verifikasi/$kode.tsx${split}`]: {
    file: 'assets/kode.js',
    imports: ['index.html', '_publik.js'],
    css: ['assets/kode.css'],
  },
  [`src/routes/verifikasi/index.tsx${split}`]: { file: 'assets/mulai.js', imports: ['_publik.js'] },
  '_publik.js': { file: 'assets/publik.js', imports: ['_dasar.js'], css: ['assets/publik.css'] },
})

it('names what the empty page does not ask for itself', () => {
  expect(filesOf('/verifikasi/$kode')).toEqual({
    scripts: ['/assets/kode.js', '/assets/publik.js'],
    styles: ['/assets/kode.css', '/assets/publik.css'],
  })
})

it('knows the file of an index, and nothing of a route without one', () => {
  expect(filesOf('/verifikasi/').scripts).toEqual(['/assets/mulai.js', '/assets/publik.js'])
  expect(filesOf('__root__')).toEqual({ scripts: [], styles: [] })
})
