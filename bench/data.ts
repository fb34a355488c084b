import { createDatabase } from '../apps/server/src/platform/database/database.ts'
import { generateAkun } from './akun-data.ts'
import { print, round, timed, unlessFilled } from './ground.ts'
import { generatePengajuan } from './psat-data.ts'
import { generateRegistrasi } from './registrasi-data.ts'
import { generateUjiLab } from './uji-lab-data.ts'

/** `npm run bench:data`: data at national scale in a migrated database of your own, to look at and measure by hand. */
const url = process.env.DATABASE_URL
if (!url) throw new Error('Isi DATABASE_URL dengan basis data percobaan yang sudah dimigrasi.')
const size = {
  registrasi: Number(process.env.BENCH_ROWS ?? 1_000_000),
  hasilUjiLab: Number(process.env.BENCH_RESULTS ?? 2_000_000),
  pengajuan: Number(process.env.BENCH_FILES ?? 200_000),
}
const db = createDatabase(url)
const { ms } = await timed(async () => {
  await unlessFilled(db, 'akun.notifikasi', () => generateAkun(db, 20_000, 200_000))
  await unlessFilled(db, 'okkp.registrasi', () => generateRegistrasi(db, size.registrasi))
  await unlessFilled(db, 'okkp.uji_lab', () => generateUjiLab(db, size.hasilUjiLab))
  await unlessFilled(db, 'psat.pengajuan', () => generatePengajuan(db, size.pengajuan))
})
print({ name: 'data', ...size, seconds: round(ms / 1000, 1) })
await db.destroy()
