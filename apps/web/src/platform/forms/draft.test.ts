import { beforeEach, expect, it, vi } from 'vitest'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

it('keeps what was typed for its owner alone, without secrets', () => {
  writeDraft('a', 'akun', { nama: 'Sari', sandi: 'rahasia' }, ['sandi'])
  expect(readDraft('a', 'akun')?.values).toEqual({ nama: 'Sari' })
  expect(readDraft('b', 'akun')).toBeUndefined()
  dropDraft('a', 'akun')
  expect(readDraft('a', 'akun')).toBeUndefined()
})

it('forgets a draft after thirty days', () => {
  writeDraft('a', 'akun', { nama: 'Sari' }, [])
  const day = 24 * 60 * 60 * 1000
  expect(readDraft('a', 'akun', Date.now() + 29 * day)).toBeDefined()
  expect(readDraft('a', 'akun', Date.now() + 31 * day)).toBeUndefined()
})

it('lives with a storage that is shut off or full', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{broken',
    setItem: () => {
      throw new Error('penuh')
    },
  })
  expect(() => writeDraft('a', 'akun', {}, [])).not.toThrow()
  expect(readDraft('a', 'akun')).toBeUndefined()
})
