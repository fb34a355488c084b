import { beside } from './dasbor/beside.ts'
import { dashboards, keys } from './dasbor/dashboards.ts'
import { writers } from './dasbor/writers.ts'
import { type Ground, prepareGround, print, round, timed, unlessFilled } from './ground.ts'
import { size } from './nation-data.ts'
import { generateRegistrasi } from './registrasi-data.ts'
import { generateUjiLab } from './uji-lab-data.ts'

/**
 * Compares dashboards with a live GROUP BY over the same rows and a tenth of them, and measures their cost for lists and
 * writers. BENCH_PARTS selects parts; BENCH_ROWS and BENCH_RESULTS reduce the size.
 */
const parts = (process.env.BENCH_PARTS ?? 'dashboards lists writers').split(' ')

/** Generates only the data that these dashboards count. */
async function fill(ground: Ground, share: number): Promise<void> {
  const [registrasi, hasil] = [size.registrasi * share, size.hasilUjiLab * share]
  const { ms } = await timed(async () => {
    await unlessFilled(ground.db, 'okkp.registrasi', () => generateRegistrasi(ground.db, registrasi))
    await unlessFilled(ground.db, 'okkp.uji_lab', () => generateUjiLab(ground.db, hasil))
  })
  print({ name: 'data', registrasi, hasilUjiLab: hasil, seconds: round(ms / 1000, 1) })
}

export async function run(ground: Ground): Promise<void> {
  await fill(ground, 1)
  await keys('all rows', ground)
  if (parts.includes('dashboards')) {
    const tenth = await prepareGround('-sepersepuluh')
    try {
      await fill(tenth, 0.1)
      await keys('a tenth', tenth)
      await dashboards(ground, tenth)
    } finally {
      await tenth.close()
    }
  }
  if (parts.includes('lists')) await beside(ground)
  if (parts.includes('writers')) await writers(ground)
}

if (import.meta.main) {
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}
