import type { EntryKinds } from '#platform/offline/kinds.ts'

/**
 * Kinds of entries that an officer can record offline, each with the code that sends them. They stay out of main.tsx
 * because visitors load that file too.
 */
const kinds: EntryKinds = new Map([
  ['ceklis-lapang', () => import('#psat/lapang/luring/entri-ceklis.ts')],
  ['responden-survei', () => import('#pasar/survei/entri-responden.ts')],
  ['penilaian-sanitasi', () => import('#pasar/sanitasi/entri-sanitasi.ts')],
  ['rapid-okkp', () => import('#okkp/rapid-test/lapangan/entri-uji-okkp.ts')],
  ['rapid-pasar', () => import('#pasar/rapid-test/entri-rapid-test.ts')],
  ['pedagang-lapangan', () => import('#pasar/pedagang/entri-pedagang.ts')],
])

export default kinds
