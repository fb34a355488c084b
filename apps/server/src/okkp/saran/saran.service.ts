import type { RegistrasiPublik } from '@portal/domain/okkp/registrasi/registrasi.schema'
import type { saranOkkp } from '@portal/domain/okkp/saran/saran.contract'
import type { Result } from '@portal/domain/platform/contract'
import { registriOf } from '#okkp/registrasi/registrasi-read.service.ts'
import type { Platform } from '#platform/platform.ts'
import { findKomoditas, findMirip } from './saran.repository.ts'

const shown = { izin: 4, usaha: 3, komoditas: 3 }
/** Number of registrations to read, so that the result contains several holders. */
const read = 20

/** Returns the holders whose own name matches, not their commodity or number. */
function usahaOf(rows: readonly RegistrasiPublik[], kata: string): string[] {
  const words = kata.toLowerCase()
  const named = rows.filter(({ unit_usaha }) => unit_usaha.toLowerCase().includes(words))
  return [...new Set(named.map(({ unit_usaha }) => unit_usaha))].slice(0, shown.usaha)
}

export async function readSaran(platform: Platform, kata: string): Promise<Result<typeof saranOkkp>['data']> {
  const { db } = platform
  const registri = registriOf(platform)
  const [exact, komoditas] = await Promise.all([
    registri.search(kata, read),
    findKomoditas(db, kata, shown.komoditas),
  ])
  const mirip = exact.length === 0
  const rows = mirip ? await registri.byIds(await findMirip(db, kata, shown.izin)) : exact
  return {
    izin: rows.slice(0, shown.izin),
    usaha: usahaOf(exact, kata),
    komoditas,
    mirip: mirip && rows.length > 0,
  }
}
