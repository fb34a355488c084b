import { registrasiEkspor } from '../apps/server/src/okkp/ekspor/ekspor-registrasi.definition.ts'
import { registrasiList } from '../apps/server/src/okkp/registrasi/daftar/registrasi-list.repository.ts'
import { inSnapshot } from '../apps/server/src/platform/database/transaction.ts'
import { exportFile } from '../apps/server/src/platform/ekspor/export-file.ts'
import { type Ground, peakRss, prepareGround, print, quantile, round, timed } from './ground.ts'
import { generateRegistrasi } from './registrasi-data.ts'

const rowCount = 100_000
const today = '2026-11-15'
const headers = [
  'no_registration',
  'unit_usaha',
  'kota',
  'alamat_unit',
  'komoditas',
  'merk',
  'terbit_sertifikat',
  'status',
]

async function exportOnce({ db }: Ground): Promise<{ bytes: number; rows: number }> {
  return inSnapshot(db, async (trx) => {
    let [bytes, rows] = [0, 0]
    const at = {
      actor: { id: 0, role: 'OKKP_ADMIN_PUSAT' as const, perusahaan_id: null },
      scope: { jenis: 'semua' as const },
      today,
      now: new Date(),
      onRows: (more: number) => {
        rows += more
      },
    }
    const request = { filter: { sort: '-terbit_sertifikat' as const }, headers, format: 'xlsx' as const }
    const { content } = await exportFile(trx, registrasiEkspor, request, at)
    for await (const piece of content) bytes += piece.length
    return { bytes, rows }
  })
}

/** Simulates another user who pages through the list while `going` returns true. */
async function otherUser({ db }: Ground, going: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (going()) {
    const { ms } = await timed(() =>
      registrasiList.page(
        db,
        { scope: { jenis: 'provinsi', provinsi_id: 32 }, today },
        { page: 1, limit: 10 },
      ),
    )
    times.push(ms)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return times
}

export async function run(ground: Ground): Promise<void> {
  await generateRegistrasi(ground.db, rowCount)
  await exportOnce(ground)
  const idleUntil = performance.now() + 3000
  const idle = await otherUser(ground, () => performance.now() < idleUntil)
  let running = true
  const others = otherUser(ground, () => running)
  const { result, peakMb, grownMb } = await peakRss(() => timed(() => exportOnce(ground)))
  running = false
  const busy = await others
  print({
    name: 'export',
    rows: result.result.rows,
    ms: Math.round(result.ms),
    mb: round(result.result.bytes / 1e6),
    peakRssMb: peakMb,
    grownMb,
  })
  print({
    name: 'export, other users',
    ratio: round(quantile(busy, 0.99) / quantile(idle, 0.99)),
    target: 2,
    p99IdleMs: round(quantile(idle, 0.99)),
    p99BusyMs: round(quantile(busy, 0.99)),
  })
}

if (import.meta.main) {
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}
