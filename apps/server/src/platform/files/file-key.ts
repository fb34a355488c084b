import { randomBytes } from 'node:crypto'
import { fieldError } from '@portal/domain/platform/errors'
import {
  allFileKinds,
  type FileKind,
  fileKinds,
  wrongKindText,
} from '@portal/domain/platform/files/files.contract'

/** Creates a random key in lower case, for case-insensitive file systems. The extension is only a hint for viewers. */
export function newFileKey(kind: FileKind): string {
  return `${randomBytes(20).toString('hex')}.${fileKinds[kind].extensions[0]}`
}

const endings = allFileKinds.map((kind) => fileKinds[kind].extensions[0])
const pattern = new RegExp(`^[0-9a-f]{40}\\.(${endings.join('|')})$`)

export function isFileKey(text: string): boolean {
  return pattern.test(text)
}

export function kindOfKey(key: string): FileKind | undefined {
  return allFileKinds.find((kind) => key.endsWith(`.${fileKinds[kind].extensions[0]}`))
}

/** Throws if a form does not accept this kind. The upload has already derived the kind from the content. */
export function requireKind(key: string, accepted: readonly FileKind[], field: string): void {
  const kind = kindOfKey(key)
  if (!kind || !accepted.includes(kind)) throw fieldError(field, wrongKindText(accepted))
}
