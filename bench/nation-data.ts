import { sql } from 'kysely'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { generateAkun } from './akun-data.ts'
import { unlessFilled } from './ground.ts'
import { generateSdm, generateUjiMutu } from './mutu-sdm-data.ts'
import { generatePasar } from './pasar-data.ts'
import { generateProgram } from './program-data.ts'
import { generatePengajuan } from './psat-data.ts'
import { generateRapidTest } from './rapid-test-data.ts'
import { generateRegistrasi } from './registrasi-data.ts'
import { generateUjiLab } from './uji-lab-data.ts'

const sizeOf = (name: string, usual: number) => Number(process.env[name] ?? usual)

export const size = {
  registrasi: sizeOf('BENCH_ROWS', 1_000_000),
  hasilUjiLab: sizeOf('BENCH_RESULTS', 2_000_000),
  rapidTest: sizeOf('BENCH_RAPID', 500_000),
  pengajuan: sizeOf('BENCH_FILES', 200_000),
  pasar: sizeOf('BENCH_MARKETS', 20_000),
  pedagang: sizeOf('BENCH_TRADERS', 500_000),
  ujiMutu: sizeOf('BENCH_QUALITY', 200_000),
  sdm: sizeOf('BENCH_PEOPLE', 20_000),
  sanitasi: sizeOf('BENCH_ASSESSMENTS', 100_000),
  rapidPasar: sizeOf('BENCH_MARKET_RAPID', 200_000),
}

/** Generates data of national scale and keeps rows from an earlier run. */
export async function generateNation(db: Database): Promise<void> {
  await unlessFilled(db, 'akun.notifikasi', () => generateAkun(db, 20_000, 200_000))
  await unlessFilled(db, 'okkp.registrasi', () => generateRegistrasi(db, size.registrasi))
  await unlessFilled(db, 'okkp.uji_lab', () => generateUjiLab(db, size.hasilUjiLab))
  await unlessFilled(db, 'okkp.rapid_test', () => generateRapidTest(db, size.rapidTest))
  await unlessFilled(db, 'psat.pengajuan', () => generatePengajuan(db, size.pengajuan))
  await unlessFilled(db, 'pasar.pasar', () => generatePasar(db, size.pasar, size.pedagang))
  await unlessFilled(db, 'okkp.uji_mutu', () => generateUjiMutu(db, size.ujiMutu))
  await unlessFilled(db, 'okkp.sdm', () => generateSdm(db, size.sdm))
  await unlessFilled(db, 'pasar.rapid_test', () => generateProgram(db, size.sanitasi, size.rapidPasar))
  await sql`analyze`.execute(db)
}
