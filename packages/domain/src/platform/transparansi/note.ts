import { type Bytes, concat, fromBase64, type Sha256, toBase64, toHex, utf8 } from './bytes.ts'
import { keySize, signEd25519, verifyEd25519 } from './ed25519.ts'

/** Signed notes of C2SP: a text, an empty line, and a line for each signature. */
export interface Note {
  /** Ends with a line break. Signatures cover exactly this text. */
  text: string
  signatures: NoteSignature[]
}

export interface NoteSignature {
  name: string
  /** Four bytes in hexadecimal that tell apart the keys of a name. */
  id: string
  signature: Bytes
}

/** The kinds of keys: what their first byte is in a verifier key. */
export const keyKinds = { note: 1, cosignature: 4 } as const
export type KeyKind = keyof typeof keyKinds

export interface VerifierKey {
  name: string
  id: string
  kind: KeyKind
  publicKey: Uint8Array
}

const mostSignatures = 100
const longestNote = 100_000
const isName = (name: string) => name !== '' && !/[\s+]/u.test(name)

export function verifierKey(sha: Sha256, name: string, kind: KeyKind, publicKey: Uint8Array): VerifierKey {
  if (!isName(name)) throw new Error(`"${name}" is no name of a key: it is empty or has spaces or plus signs`)
  const hash = sha(utf8(`${name}\n`), Uint8Array.of(keyKinds[kind]), publicKey)
  return { name, id: toHex(hash.subarray(0, 4)), kind, publicKey }
}

/** Writes a key as `name+id+base64`. */
export const formatKey = ({ name, id, kind, publicKey }: VerifierKey): string =>
  `${name}+${id}+${toBase64(concat(Uint8Array.of(keyKinds[kind]), publicKey))}`

/** Reads `name+id+base64`. Throws if it is no Ed25519 key or the id belongs to another key. */
export function parseKey(sha: Sha256, text: string): VerifierKey {
  const [, name = '', id, encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? []
  const bytes = fromBase64(encoded)
  const kind = (Object.keys(keyKinds) as KeyKind[]).find((one) => keyKinds[one] === bytes?.[0])
  if (bytes?.length !== keySize + 1 || !kind || !isName(name)) throw new Error(`"${text}" is no verifier key`)
  const key = verifierKey(sha, name, kind, bytes.subarray(1))
  if (key.id !== id) throw new Error(`"${text}" has the id of another key`)
  return key
}

const lineForm = /^— (\S+) (\S+)$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: a note must not have them
const control = /[\u0000-\u0009\u000b-\u001f]/

function parseSignature(line: string): NoteSignature {
  const [, name = '', encoded = ''] = lineForm.exec(line) ?? []
  const bytes = fromBase64(encoded)
  if (!bytes || bytes.length < 5 || !isName(name)) throw new Error('A signature of the note is malformed')
  return { name, id: toHex(bytes.subarray(0, 4)), signature: bytes.subarray(4) }
}

/** Throws if the text is no signed note. The signatures are not checked. */
export function parseNote(note: string): Note {
  const end = note.lastIndexOf('\n\n')
  if (end < 0 || !note.endsWith('\n') || note.length > longestNote || control.test(note))
    throw new Error('This is no signed note')
  const lines = note.slice(end + 2, -1).split('\n')
  if (lines.length > mostSignatures) throw new Error('The note has too many signatures')
  return { text: note.slice(0, end + 1), signatures: lines.map(parseSignature) }
}

export const signatureLine = ({ name, id, signature }: NoteSignature): string =>
  `— ${name} ${toBase64(
    concat(
      Uint8Array.from(id.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
      signature,
    ),
  )}\n`

export const formatNote = ({ text, signatures }: Note): string =>
  `${text}\n${signatures.map(signatureLine).join('')}`

export async function signText(text: string, key: VerifierKey, seed: Uint8Array): Promise<NoteSignature> {
  return { name: key.name, id: key.id, signature: concat(await signEd25519(seed, utf8(text))) }
}

/** Returns the signatures that say they are of this key. */
export const signaturesOf = ({ signatures }: Note, { name, id }: VerifierKey): NoteSignature[] =>
  signatures.filter((one) => one.name === name && one.id === id)

/** True if the note has a signature of this key and every such signature is right. */
export async function isSignedBy(note: Note, key: VerifierKey): Promise<boolean> {
  const own = signaturesOf(note, key)
  const text = utf8(note.text)
  const right = await Promise.all(own.map(({ signature }) => verifyEd25519(key.publicKey, text, signature)))
  return right.length > 0 && right.every(Boolean)
}
