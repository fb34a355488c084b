import { Gauge, type Registry } from 'prom-client'

/** One number per name, or one per value of the label. */
export type Reading<Name extends string> = Record<Name, number | ReadonlyMap<string, number>>

export interface GaugeGroup<Name extends string> {
  /** The metrics are named `<prefix>_<name>`. */
  prefix: string
  /** Name and meaning of each metric. */
  names: Record<Name, string>
  label?: string
  /** How long (ms) a reading stays good. Scrapes between do not read again. */
  keepMs?: number
  read(): Promise<Reading<Name>>
}

const patienceMs = 2000

/** A silent database or network must not hold the scrape of everything else. */
function soon<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The reading takes too long.')), patienceMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** Reads at most once per `keepMs`, whoever asks. A failed reading is tried again. */
function kept<T>(read: () => Promise<T>, keepMs: number): () => Promise<T | undefined> {
  let last: { at: number; reading: Promise<T | undefined> } | undefined
  return () => {
    if (last && performance.now() - last.at < keepMs) return last.reading
    const own = { at: performance.now(), reading: soon(read()).catch(() => undefined) }
    last = own
    void own.reading.then((value) => {
      if (value === undefined && last === own) last = undefined
    })
    return own.reading
  }
}

/** Registers gauges that are read together. A reading that fails shows as NaN and in `metrics_reading_failed`. */
export function registerGauges<Name extends string>(
  registry: Registry,
  failed: Gauge<'group'>,
  { prefix, names, label, keepMs = 5000, read }: GaugeGroup<Name>,
): void {
  const readOnce = kept(read, keepMs)
  for (const name of Object.keys(names) as Name[]) {
    new Gauge({
      name: `${prefix}_${name}`,
      help: names[name],
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        const reading = await readOnce()
        failed.labels(prefix).set(reading ? 0 : 1)
        this.reset()
        const found: number | ReadonlyMap<string, number> = reading?.[name] ?? Number.NaN
        if (typeof found !== 'number') {
          for (const [value, number] of found) this.labels(value).set(number)
        } else if (!label) this.set(found)
      },
    })
  }
}
