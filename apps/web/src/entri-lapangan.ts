import type { EntryKinds } from '#platform/offline/kinds.ts'

/** What can be entered without signal, and the code that sends it; apart from main.tsx, which visitors load too. */
const kinds: EntryKinds = new Map([
  ['ceklis-lapang', () => import('#psat/lapang/luring/entri-ceklis.ts')],
  ['responden-survei', () => import('#pasar/survei/entri-responden.ts')],
  ['penilaian-sanitasi', () => import('#pasar/sanitasi/entri-sanitasi.ts')],
  ['rapid-pasar', () => import('#pasar/rapid/entri-rapid.ts')],
  ['pedagang-lapangan', () => import('#pasar/pedagang/entri-pedagang.ts')],
])

export default kinds
