import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, dropDraft, keepDraft } from './draf-lapor.ts'

function formWith(values: Record<string, string>) {
  const fields = new Map(Object.entries(values).map(([name, value]) => [name, { value }]))
  const form = { elements: { namedItem: (name: string) => fields.get(name) ?? null } }
  return { form: form as unknown as HTMLFormElement, value: (name: string) => fields.get(name)?.value }
}
const isian = {
  uraian: 'Beras berbau.',
  pangan: 'Beras',
  nomor_izin: '1',
  pelaku: 'Toko',
  tempat: 'Pasar',
  tanggal: '2026-11-16',
}
const orang = { nama: 'Ibu Tini', no_hp: '081234567890', surel: 'tini@contoh.id' }
const empty = Object.fromEntries(Object.keys({ ...isian, ...orang }).map((name) => [name, '']))
const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a reload brings back what was reported, and nothing of who reports', () => {
  keepDraft(formWith({ ...isian, ...orang }).form)
  for (const secret of Object.values(orang)) expect([...store.values()].join()).not.toContain(secret)
  const { form, value } = formWith(empty)
  draftOf(form)
  for (const [name, written] of Object.entries(isian)) expect([name, value(name)]).toEqual([name, written])
  for (const name of Object.keys(orang)) expect([name, value(name)]).toEqual([name, ''])
})

test('what stands in a field already stays; what was sent is forgotten', () => {
  keepDraft(formWith(isian).form)
  const { form, value } = formWith({ ...empty, pangan: 'Cabai' })
  draftOf(form)
  expect([value('pangan'), value('tempat')]).toEqual(['Cabai', 'Pasar'])
  dropDraft()
  const blank = formWith(empty)
  draftOf(blank.form)
  expect(blank.value('tempat')).toBe('')
})
