import { print } from './ground.ts'

const sizes = (process.env.BENCH_SIZES ?? '20000 100000 200000').split(' ').map(Number)

/** Prints how much memory an import of each size adds after a first import. The growth must not depend on the size. */
export async function memoryBySize(
  name: string,
  importOnce: (rows: number) => Promise<{ grownMb: number; peakMb: number }>,
  clear: () => Promise<void>,
): Promise<void> {
  for (const rows of sizes) {
    const { grownMb, peakMb } = await importOnce(rows)
    await clear()
    print({ name, rows, grownMb, peakRssMb: peakMb, bar: 40 })
  }
}
