const shape = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d) ?(Z|[+-]\d\d)(?::?(\d\d))?$/
const example = '2026-11-19 10:15:00+07'

/** Reads the second to restore to. Throws if the time zone is missing, because servers and people differ in it. */
export function readTarget(text: string | undefined, now: Date): Date {
  if (!text) throw new Error(`Say the second to restore to: npm run restore -- --to '${example}'`)
  const [found, day, hour, zone, minutes = '00'] = shape.exec(text) ?? []
  const time = new Date(`${day}T${hour}${zone === 'Z' ? 'Z' : `${zone}:${minutes}`}`)
  if (!found || Number.isNaN(time.getTime()))
    throw new Error(`--to: "${text}" is invalid. Allowed: a second with its time zone, e.g. '${example}'`)
  if (time > now) throw new Error(`--to: "${text}" is in the future.`)
  return time
}

const secondOf = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ')
/** Formats a time for people. */
export const targetText = (time: Date): string => `${secondOf(time)}+00`
/** The last moment of the second, for pgBackRest and PostgreSQL. They leave out what was committed later. */
export const endOfSecond = (time: Date): string => `${secondOf(time)}.999999+00`

interface Backup {
  timestamp: { stop: number }
  error: boolean | null
}

/** Returns the end of the newest backup that a restore to this time can start from. `info` is JSON of pgBackRest. */
export function findBackup(info: string, time: Date): Date {
  const stanzas: { backup?: Backup[] }[] = JSON.parse(info)
  const ends = stanzas
    .flatMap(({ backup }) => backup ?? [])
    .filter(({ error }) => !error)
    .map(({ timestamp }) => timestamp.stop * 1000)
    .sort((a, b) => a - b)
  const [oldest] = ends
  const found = ends.findLast((end) => end <= time.getTime())
  if (found !== undefined) return new Date(found)
  throw new Error(
    oldest === undefined
      ? 'pgBackRest has no backup of this stanza.'
      : `No backup is that old. The first possible second is ${targetText(new Date(oldest))}.`,
  )
}
