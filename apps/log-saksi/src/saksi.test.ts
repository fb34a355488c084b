import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeBundle } from '@portal/domain/platform/transparansi/bundle'
import { utf8 } from '@portal/domain/platform/transparansi/bytes'
import { formatCheckpoint } from '@portal/domain/platform/transparansi/checkpoint'
import { cosignedAt } from '@portal/domain/platform/transparansi/cosignature'
import { hashLeaf, rootOf } from '@portal/domain/platform/transparansi/merkle'
import {
  formatKey,
  formatNote,
  parseNote,
  signText,
  verifierKey,
} from '@portal/domain/platform/transparansi/note'
import { growTiles, tilePath } from '@portal/domain/platform/transparansi/tiles'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256 } from './follow.ts'
import { visit, type Witness } from './saksi.ts'
import { WitnessFolder } from './saksi-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saksi-uji-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A log in memory under a key of its own. */
async function createLog() {
  const { key, seed } = await new WitnessFolder(join(folder, 'log')).key('log.example/log')
  const logKey = verifierKey(sha256, key.name, 'note', key.publicKey)
  const files = new Map<string, Uint8Array>([['kunci', utf8(`${formatKey(logKey)}\n`)]])
  async function publish(entries: readonly string[]): Promise<void> {
    const leaves = entries.map((entry) => hashLeaf(sha256, utf8(entry)))
    files.set('tile/entries/000.p/1', encodeBundle([utf8(entries[0] ?? '')]))
    for (const tile of await growTiles(sha256, async () => [], 0, leaves))
      files.set(tilePath(tile), tile.bytes)
    const text = formatCheckpoint({ origin: key.name, size: leaves.length, root: rootOf(sha256, leaves) })
    files.set('checkpoint', utf8(formatNote({ text, signatures: [await signText(text, logKey, seed)] })))
  }
  return { publish, files, logKey, seed }
}

const entries = (n: number, word = 'entri') => Array.from({ length: n }, (_, at) => `${word} ${at}`)
const witnessOf = (files: Map<string, Uint8Array>, more: Partial<Witness> = {}): Witness => ({
  name: 'saksi.example',
  folder: new WitnessFolder(join(folder, 'saksi')),
  read: async (path) => files.get(path),
  clock: () => 1_800_000_000_000,
  ...more,
})
const evidence = async () =>
  (await readdir(join(folder, 'saksi'))).filter((name) => name.startsWith('bukti-')).length

test('a witness signs a log that grows, and remembers it', async () => {
  const { publish, files } = await createLog()
  const witness = witnessOf(files)
  const { key } = await witness.folder.key(witness.name)
  for (const n of [1, 3, 3, 256, 300, 700]) {
    await publish(entries(n))
    expect(await cosignedAt(parseNote(await visit(witness)), key)).toBe(1_800_000_000)
  }
  expect(await evidence()).toBe(0)
})

test.each([
  ['a shorter log', entries(5), 'went back from 9 to 5'],
  ['another log of the same size', entries(9, 'palsu'), 'different roots'],
  ['a longer log with another past', [...entries(8), 'palsu', ...entries(9)], 'does not begin'],
])('%s is refused for ever, with the evidence', async (_, later, message) => {
  const { publish, files } = await createLog()
  await publish(entries(9))
  await visit(witnessOf(files))
  await publish(later)
  await expect(visit(witnessOf(files))).rejects.toThrow(message)
  await expect(visit(witnessOf(files, { clock: () => 1_800_000_060_000 }))).rejects.toThrow(message)
  expect(await evidence()).toBe(2)
  await publish(entries(12))
  await visit(witnessOf(files))
})

test('a checkpoint of another key, and another key than the first, are refused', async () => {
  const { publish, files, logKey } = await createLog()
  await publish(entries(2))
  await visit(witnessOf(files))
  const other = verifierKey(sha256, logKey.name, 'note', new Uint8Array(32))
  await expect(visit(witnessOf(files, { logKey: formatKey(other) }))).rejects.toThrow('not the key')
  const forged = Buffer.from(files.get('checkpoint') ?? '')
    .toString()
    .replace('\n2\n', '\n3\n')
  files.set('checkpoint', utf8(forged))
  await expect(visit(witnessOf(files))).rejects.toThrow('not signed')
  expect(await evidence()).toBe(0)
})

test('tiles that do not fit the checkpoint are no proof', async () => {
  const { publish, files } = await createLog()
  await publish(entries(9))
  await visit(witnessOf(files))
  await publish(entries(20))
  files.set('tile/0/000.p/20', new Uint8Array(20 * 32))
  await expect(visit(witnessOf(files))).rejects.toThrow('does not begin')
})
