import { toBase64 } from '@portal/domain/platform/transparansi/bytes'
import { cosignedAt } from '@portal/domain/platform/transparansi/cosignature'
import { formatKey } from '@portal/domain/platform/transparansi/note'
import { type EntriLog, entriLog } from '@portal/domain/platform/transparansi/transparansi.contract'
import type { Platform } from '#platform/platform.ts'
import { countWaiting, findState, listLost, readNewest } from './log.repository.ts'

const mostListed = 20
const mostLost = 100

function presentEntry({ urutan, entri }: { urutan: number | null; entri: string }): EntriLog[] {
  const read = entriLog.safeParse({ ...JSON.parse(entri), urutan })
  return read.success ? [read.data] : []
}

/** Returns the state of the log for visitors: size, key, witnesses, newest and lost entries. */
export async function readLog({ db, publicLog }: Platform) {
  const [published, state, waiting] = await Promise.all([
    publicLog.published(),
    findState(db),
    countWaiting(db),
  ])
  const size = published?.checkpoint.size ?? 0
  const [key, newest, lost] = await Promise.all([
    publicLog.key(),
    readNewest(db, size, mostListed),
    listLost(db, mostLost),
  ])
  const saksi = await Promise.all(
    publicLog.witnesses.map(async (witness) => {
      const time = published && (await cosignedAt(published.note, witness))
      return { nama: witness.name, waktu: time === undefined ? null : new Date(time * 1000).toISOString() }
    }),
  )
  return {
    asal: published?.checkpoint.origin ?? null,
    kunci: key && published ? formatKey(key) : null,
    ukuran: size,
    akar: published ? toBase64(published.checkpoint.root) : null,
    diterbitkan: state?.diterbitkan?.toISOString() ?? null,
    menunggu: waiting.waiting,
    saksi,
    terbaru: newest.flatMap(presentEntry),
    hilang: lost.flatMap(presentEntry),
    jumlah_hilang: waiting.lost,
  }
}
