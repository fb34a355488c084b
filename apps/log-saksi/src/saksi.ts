import { textOf } from '@portal/domain/platform/transparansi/bytes'
import { cosign } from '@portal/domain/platform/transparansi/cosignature'
import { formatNote, parseKey, parseNote, type VerifierKey } from '@portal/domain/platform/transparansi/note'
import type { ReadFile } from '@portal/domain/platform/transparansi/read-log'
import { followLog, LogRefused, sha256 } from './follow.ts'
import type { WitnessFolder } from './saksi-folder.ts'

export interface Witness {
  name: string
  folder: WitnessFolder
  read: ReadFile
  /** Key of the log. Without one, the witness keeps the key that it sees first. */
  logKey?: string | undefined
  /** Time in milliseconds. */
  clock: () => number
}

const lastFile = 'checkpoint'
const keyFile = 'kunci-log'

async function keyOfLog({ folder, read, logKey }: Witness): Promise<VerifierKey> {
  const known = (await folder.read(keyFile)) ?? logKey
  if (known && logKey && known.trim() !== logKey.trim())
    throw new Error('The key that you name is not the key that this witness has followed. Check both.')
  const text = known ?? textOf((await read('kunci')) ?? new Uint8Array())
  const key = parseKey(sha256, text)
  await folder.write(keyFile, `${text.trim()}\n`)
  return key
}

/**
 * Visits the log once: checks that it only grew, signs its checkpoint and keeps it. Returns the checkpoint with the new
 * signature. A checkpoint that proves a rewritten log is kept beside it as evidence.
 */
export async function visit(witness: Witness): Promise<string> {
  const { folder, name, read, clock } = witness
  const logKey = await keyOfLog(witness)
  const { key, seed } = await folder.key(name)
  const last = await folder.read(lastFile)
  try {
    const note = parseNote(await followLog(read, logKey, last))
    const signature = await cosign(note.text, key, seed, Math.floor(clock() / 1000))
    const own = note.signatures.filter((one) => one.name === logKey.name && one.id === logKey.id)
    const signed = formatNote({ text: note.text, signatures: [...own, signature] })
    await folder.write(lastFile, signed)
    return signed
  } catch (error) {
    if (error instanceof LogRefused) await folder.write(`bukti-${clock()}`, `${error.signed}\n${last ?? ''}`)
    throw error
  }
}
