import { expect, it } from 'vitest'
import { sameView } from '#platform/table/parts/same-view.ts'

it.each([
  [{}, {}, true],
  [{ tab: 'terbit', sort: 'tenggat' }, { sort: 'tenggat', tab: 'terbit' }, true],
  [{ tab: 'terbit' }, { tab: 'ditolak' }, false],
  [{ tab: 'terbit' }, {}, false],
  [{}, { tab: 'terbit' }, false],
  [{ toString: 'a' }, { valueOf: 'a' }, false],
] as [Record<string, string>, Record<string, string>, boolean][])('%j beside %j: %j', (one, other, same) => {
  expect(sameView(one, other)).toBe(same)
})
