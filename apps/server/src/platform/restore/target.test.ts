import { describe, expect, it } from 'vitest'
import { endOfSecond, findBackup, readTarget, targetText } from './target.ts'

const now = new Date('2026-11-19T06:00:00Z')

describe('the second to restore to', () => {
  it.each(['2026-11-19 10:15:00+07', '2026-11-19T10:15:00 +0700', '2026-11-19 03:15:00Z'])('%s', (text) => {
    expect(targetText(readTarget(text, now))).toBe('2026-11-19 03:15:00+00')
  })

  it('is restored with all of its writes', () => {
    const time = readTarget('2026-11-19 10:15:00+07', now)
    expect(endOfSecond(time)).toBe('2026-11-19 03:15:00.999999+00')
  })

  it.each([
    [undefined, 'Say the second'],
    ['2026-11-19 10:15:00', 'time zone'],
    ['2026-11-19', 'time zone'],
    ['2026-13-45 10:15:00+07', 'is invalid'],
    ["2026-11-19 10:15:00+07' --force", 'is invalid'],
    ['2026-11-19 13:00:01+07', 'in the future'],
  ])('%s is refused', (text, reason) => {
    expect(() => readTarget(text, now)).toThrow(reason)
  })
})

describe('the backup to start from', () => {
  const at = (text: string) => Date.parse(text) / 1000
  const info = JSON.stringify([
    {
      backup: [
        { timestamp: { stop: at('2026-11-18T18:40:00Z') }, error: false },
        { timestamp: { stop: at('2026-11-19T01:00:00Z') }, error: true },
        { timestamp: { stop: at('2026-11-19T04:00:00Z') }, error: false },
      ],
    },
  ])

  it('is the newest sound one that had ended by then', () => {
    expect(findBackup(info, new Date('2026-11-19T03:15:00Z'))).toEqual(new Date('2026-11-18T18:40:00Z'))
  })

  it('must exist', () => {
    expect(() => findBackup(info, new Date('2026-11-18T10:00:00Z'))).toThrow('2026-11-18 18:40:00+00')
    expect(() => findBackup('[]', now)).toThrow('no backup')
  })
})
