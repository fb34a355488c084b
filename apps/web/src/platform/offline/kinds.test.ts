import { expect, it } from 'vitest'
import type { EntryKind } from '#platform/offline/entry.ts'
import { entryKindOf, fillEntryKinds } from '#platform/offline/kinds.ts'

it('fetches the table of kinds when one is asked for, and of it that one', async () => {
  expect(await entryKindOf('rapid-pasar')).toBeUndefined()
  const fetched: string[] = []
  const kind = {} as EntryKind
  const given = (name: string) => async () => {
    fetched.push(name)
    return { default: kind }
  }
  fillEntryKinds(async () => {
    fetched.push('tabel')
    return {
      default: new Map([
        ['rapid-pasar', given('rapid')],
        ['pedagang-lapangan', given('pedagang')],
      ]),
    }
  })
  expect(fetched).toEqual([])
  expect(await entryKindOf('rapid-pasar')).toBe(kind)
  expect(fetched).toEqual(['tabel', 'rapid'])
  expect(await entryKindOf('constructor')).toBeUndefined()
})
