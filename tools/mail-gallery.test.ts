import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailGallery } from './mail-gallery.ts'
import { root } from './step.ts'

const mails = await mailGallery()

function usedIn(folder: string, word: RegExp): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((path) => !path.endsWith('.test.ts') && word.test(readFileSync(join(root, path), 'utf8')))
    .sort()
}

test('what a mail says is written where the gallery finds it', () => {
  const templates = usedIn('apps/server/src', /\bdefineSurel\b/)
  expect(templates.filter((path) => !path.endsWith('.surel.ts'))).toEqual([
    'apps/server/src/platform/mail/surel.ts',
  ])
  const written = usedIn('{apps/server/src,packages/domain/src}', /\bwriteKabar\b/)
  expect(written.filter((path) => !path.startsWith('packages/domain/src/psat/pesan/kabar'))).toEqual([])
  // The types enforce this rule, but a cast would bypass them.
  expect(usedIn('{apps/server/src,packages/domain/src}', /\bas (Tulisan|Kabar)\b/)).toEqual([
    'apps/server/src/platform/mail/surel.ts',
    'packages/domain/src/psat/pesan/kabar.ts',
  ])
})

test('it holds the steps of both tracks and the mails beside them, each under a name of its own', () => {
  const names = mails.map(({ peristiwa }) => peristiwa)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining([
      'Tagihan PNBP diterbitkan, kepada Pelaku usaha',
      'Berkas sekretariat: Lampiran teknis dibuat, kepada Subkoordinator',
      'Tanda terima, dikirim petugas',
      'Benturan kepentingan',
      'Izin dari OSS',
      'Persetujuan pengalihan diminta',
      'Kata sandi diatur ulang',
      'Kode autentikator salah',
      'Rekan diundang',
      'Registrasi segera habis',
    ]),
  )
})

test.each(mails)('$peristiwa reads as a letter, in both parts', ({ subject, text, html }) => {
  expect(subject).not.toMatch(/undefined|null|NaN|[{}]| {2}|\.$/)
  expect(subject.length).toBeLessThanOrEqual(100)
  expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]| {2}|\.\.|\d{4}-\d{2}-\d{2}T/)
  const [greeting, sentence, ...rest] = text.split('\n\n')
  expect(greeting).toBe('Yth. Budi Santoso,')
  expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
  expect(rest.at(-1)).toBe('Portal Pangan Segar')
  const [url] = text.match(/https:\/\/\S+/) ?? []
  expect(url).toBeDefined()
  expect(html).toContain(`href="${url?.replaceAll('&', '&#38;')}"`)
})
