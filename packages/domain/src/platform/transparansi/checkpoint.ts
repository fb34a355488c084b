import { fromBase64, toBase64 } from './bytes.ts'
import type { TreeHead } from './merkle.ts'
import { isSignedBy, type Note, parseNote, type VerifierKey } from './note.ts'

/** What a log signs: its name, its size and its root (C2SP tlog-checkpoint). */
export interface Checkpoint extends TreeHead {
  origin: string
}

export const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`

/** Throws if the text of a note is no checkpoint. */
export function parseCheckpoint(text: string): Checkpoint {
  const [origin = '', digits = '', encoded = ''] = text.split('\n')
  const [size, root] = [Number(digits), fromBase64(encoded)]
  if (origin === '' || !/^(?:0|[1-9]\d*)$/.test(digits) || !Number.isSafeInteger(size) || root?.length !== 32)
    throw new Error('This is no checkpoint')
  return { origin, size, root }
}

/** Reads a checkpoint that this key of the log has signed. Throws otherwise. */
export async function openCheckpoint(
  signed: string,
  key: VerifierKey,
): Promise<{ checkpoint: Checkpoint; note: Note }> {
  const note = parseNote(signed)
  const checkpoint = parseCheckpoint(note.text)
  if (checkpoint.origin !== key.name)
    throw new Error(`The checkpoint is of another log: ${checkpoint.origin}`)
  if (!(await isSignedBy(note, key))) throw new Error('The log has not signed this checkpoint')
  return { checkpoint, note }
}
