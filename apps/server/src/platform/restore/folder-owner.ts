import { statSync } from 'node:fs'

/** The owner of a folder, if root asks. Only root may run a process as another user. */
export function ownerForRoot(folder: string): { uid: number; gid: number } | undefined {
  const found = process.getuid?.() === 0 ? statSync(folder, { throwIfNoEntry: false }) : undefined
  return found && { uid: found.uid, gid: found.gid }
}
