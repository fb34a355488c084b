import { expect, test } from 'vitest'
import { tabDaftar } from './daftar.contract.ts'
import { berjalan } from './daftar.tab.ts'

test('files of a tab are under way unless all of them have ended there', () => {
  const tabs = Object.keys(tabDaftar) as (keyof typeof tabDaftar)[]
  expect(tabs.filter((tab) => !berjalan(tab))).toEqual(['terbit', 'ditolak'])
})
