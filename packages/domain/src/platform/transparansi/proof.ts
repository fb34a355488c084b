import { fromBase64 } from './bytes.ts'

/** What proves a row of the portal to somebody without access to it. */
export interface BuktiLog {
  /** The entry of the log, byte for byte. */
  entri: string
  /** Salt in hexadecimal, and the data that the entry's hash covers. */
  garam: string
  isi: string
  /** Inclusion proof of C2SP tlog-proof. */
  bukti: string
}

const firstLine = 'c2sp.org/tlog-proof@v1'

export interface Proof {
  index: number
  hashes: Uint8Array[]
  /** The signed checkpoint. */
  checkpoint: string
}

export const formatProof = ({
  index,
  hashes,
  checkpoint,
}: Omit<Proof, 'hashes'> & { hashes: readonly string[] }): string =>
  `${[firstLine, `index ${index}`, ...hashes].join('\n')}\n\n${checkpoint}`

/** Throws if the text is no proof. */
export function parseProof(text: string): Proof {
  const end = text.indexOf('\n\n')
  const lines = text.slice(0, Math.max(end, 0)).split('\n')
  const [first, ...rest] = lines.filter((line, at) => !(at === 1 && line.startsWith('extra ')))
  const [, digits] = /^index (0|[1-9]\d*)$/.exec(rest[0] ?? '') ?? []
  if (first !== firstLine || digits === undefined || rest.length > 65)
    throw new Error('This is no proof of a log')
  const hashes = rest.slice(1).map((line) => {
    const hash = fromBase64(line)
    if (hash?.length !== 32) throw new Error('A hash of the proof is malformed')
    return hash
  })
  return { index: Number(digits), hashes, checkpoint: text.slice(end + 2) }
}
