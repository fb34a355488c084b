import { fromCbor, readSign1, type SignEs256, toCbor, writeSign1 } from './cose.ts'
import { verifyEs256 } from './es256.ts'
import type { KunciKode } from './kunci.ts'

/** Status of a permit in the signed list. Expiry is not in it, because the code has its dates. */
export const keadaanIzin = ['berlaku', 'dibekukan', 'dicabut', 'digantikan', 'tidak_tercatat'] as const
export type KeadaanIzin = (typeof keadaanIzin)[number]

/** List of the status of all permits at one moment, four bits for each. */
export interface DaftarStatus {
  /** Seconds since 1970 at which the portal signed it. */
  dibuat: number
  jumlah: number
  bits: Uint8Array
}

const claim = { issued: 6, list: -65538 } as const

export function packKeadaan(keadaan: readonly KeadaanIzin[]): Pick<DaftarStatus, 'jumlah' | 'bits'> {
  const bits = new Uint8Array(Math.ceil(keadaan.length / 2))
  for (const [index, satu] of keadaan.entries()) {
    bits[index >> 1] = (bits[index >> 1] ?? 0) | (keadaanIzin.indexOf(satu) << ((index & 1) * 4))
  }
  return { jumlah: keadaan.length, bits }
}

/** Returns the status at an index, or undefined if the list does not reach it. */
export function keadaanAt({ jumlah, bits }: DaftarStatus, index: number): KeadaanIzin | undefined {
  if (index >= jumlah) return undefined
  // A value that this version does not know is not a permit in force.
  return keadaanIzin[((bits[index >> 1] ?? 0) >> ((index & 1) * 4)) & 15] ?? 'tidak_tercatat'
}

export function writeDaftarStatus(
  { dibuat, jumlah, bits }: DaftarStatus,
  key: { kid: string; sign: SignEs256 },
): Promise<Uint8Array> {
  const claims = new Map<number, unknown>([
    [claim.issued, dibuat],
    [claim.list, [jumlah, bits]],
  ])
  return writeSign1(key.kid, toCbor(claims), key.sign)
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function readClaims(payload: Uint8Array): DaftarStatus | undefined {
  const claims = fromCbor(payload)
  if (!(claims instanceof Map) || claims.size !== 2) return undefined
  const dibuat: unknown = claims.get(claim.issued)
  const list: unknown = claims.get(claim.list)
  if (!isCount(dibuat) || !Array.isArray(list) || list.length !== 2) return undefined
  const [jumlah, bits]: unknown[] = list
  if (!isCount(jumlah) || !(bits instanceof Uint8Array) || bits.length !== Math.ceil(jumlah / 2))
    return undefined
  return { dibuat, jumlah, bits }
}

/** Opens a list that a known key signed and that has not leaked. */
export async function openDaftarStatus(
  bytes: Uint8Array,
  keys: readonly KunciKode[],
): Promise<DaftarStatus | undefined> {
  const amplop = readSign1(bytes)
  const key = amplop && keys.find(({ kid }) => kid === amplop.kunci)
  if (!key || key.keadaan === 'bocor') return undefined
  const genuine = await verifyEs256(key, amplop.signed, amplop.signature)
  return genuine ? readClaims(amplop.payload) : undefined
}

/** A list older than the last one is refused, so that nobody can bring back a status. */
export function isOlder(fresh: DaftarStatus, kept: DaftarStatus | undefined): boolean {
  return kept !== undefined && fresh.dibuat < kept.dibuat
}
