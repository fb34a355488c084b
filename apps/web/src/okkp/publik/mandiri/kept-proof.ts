import {
  type DaftarStatus,
  isOlder,
  openDaftarStatus,
} from '@portal/domain/platform/kode-mandiri/daftar-status'
import { isKunciKode, type KunciKode, mergeKunci } from '@portal/domain/platform/kode-mandiri/kunci'
import { selisihJamDetik } from '@portal/domain/platform/kode-mandiri/putusan'

/** Keys and status list that this device checks codes with. They hold no result and nothing about the visitor. */
export interface Bekal {
  kunci: KunciKode[]
  daftar: DaftarStatus | undefined
}

/** What the last attempt to refresh has shown. */
export interface Penyegaran {
  tersambung: boolean
  /** The server sent a list older than the kept one, which the device refused. */
  daftarMundur: boolean
  /** Seconds by which the clock of the device is ahead of the portal, if they differ noticeably. */
  selisihJam: number | undefined
}

const store = 'portal-verifikasi-bekal'
const keysPath = '/api/verifikasi/kunci'
const listPath = '/api/verifikasi/daftar-status'

function keysIn(text: string): KunciKode[] {
  const { data } = JSON.parse(text) as { data: unknown[] }
  return data.filter(isKunciKode)
}

interface Stored {
  kunci: KunciKode[]
  bytes: Uint8Array<ArrayBuffer> | undefined
}

/** Private windows may have no store. The check then works while there is a signal. */
async function readStored(): Promise<Stored> {
  try {
    const cache = await caches.open(store)
    const [keys, list] = await Promise.all([cache.match(keysPath), cache.match(listPath)])
    return {
      kunci: keys ? keysIn(await keys.text()) : [],
      bytes: list ? new Uint8Array(await list.arrayBuffer()) : undefined,
    }
  } catch {
    return { kunci: [], bytes: undefined }
  }
}

async function writeStored({ kunci, bytes }: Stored): Promise<void> {
  try {
    const cache = await caches.open(store)
    await cache.put(keysPath, Response.json({ data: kunci }))
    if (bytes) await cache.put(listPath, new Response(bytes))
  } catch {
    // The next visit tries again.
  }
}

const open = async ({ kunci, bytes }: Stored): Promise<Bekal> => ({
  kunci,
  daftar: bytes && (await openDaftarStatus(bytes, kunci)),
})

export const readBekal = async (): Promise<Bekal> => open(await readStored())

/** The browser asks with the ETag of its cache, so an unchanged list costs one small answer. */
const fetchFresh = (path: string) => fetch(path, { cache: 'no-cache', credentials: 'omit' })

function clockDifference(answer: Response): number | undefined {
  const server = Date.parse(answer.headers.get('date') ?? '')
  const ahead = Math.round((Date.now() - server) / 1000)
  return Math.abs(ahead) > selisihJamDetik ? ahead : undefined
}

/**
 * Fetches keys and list and says what it found. Without a signal the kept ones stay. `keep` stores them, which only
 * visitors who asked for it want.
 */
export async function refreshBekal({ keep }: { keep: boolean }): Promise<Bekal & Penyegaran> {
  const stored = await readStored()
  const kept = await open(stored)
  try {
    // The keys come after the list, so that they include a key which signed it just now.
    const list = await fetchFresh(listPath)
    const keys = await fetchFresh(keysPath)
    if (!keys.ok) throw new Error('no keys')
    const kunci = mergeKunci(stored.kunci, keysIn(await keys.text()))
    const bytes = list.ok ? new Uint8Array(await list.arrayBuffer()) : undefined
    const daftar = bytes && (await openDaftarStatus(bytes, kunci))
    const daftarMundur = daftar !== undefined && isOlder(daftar, kept.daftar)
    const fresh = { kunci, bytes: daftar && !daftarMundur ? bytes : stored.bytes }
    if (keep) await writeStored(fresh)
    return { ...(await open(fresh)), tersambung: true, daftarMundur, selisihJam: clockDifference(keys) }
  } catch {
    return { ...kept, tersambung: false, daftarMundur: false, selisihJam: undefined }
  }
}
