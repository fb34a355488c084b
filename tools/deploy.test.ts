import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { serverFlags } from './node-flags.mjs'
import { root } from './step.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const units = ['portal.service', 'portal-verify.service']
const analyze = '/usr/bin/systemd-analyze'
const mostExposed = 4

test('unit and image start the server with the flags of npm start', () => {
  expect(read('deploy/systemd/portal.service')).toContain(
    `/node ${serverFlags.join(' ')} apps/server/src/main.ts\n`,
  )
  const command = ['node_modules/.bin/node', ...serverFlags, 'apps/server/src/main.ts']
  expect(read('deploy/container/Containerfile')).toContain(
    `CMD ${JSON.stringify(command).replaceAll(',', ', ')}`,
  )
})

describe.each(units)('%s', (unit) => {
  it('runs files that exist', () => {
    const files = [...read(`deploy/systemd/${unit}`).matchAll(/ (apps\/\S+\.ts)/g)].map(
      ([, file]) => file ?? '',
    )
    expect(files).not.toEqual([])
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it.skipIf(!existsSync(analyze))('is locked up', () => {
    const { stdout } = spawnSync(
      analyze,
      ['security', '--offline=true', join(root, 'deploy/systemd', unit)],
      {
        encoding: 'utf8',
      },
    )
    const [, score] = /exposure level for .*: (\d+\.\d+)/.exec(stdout) ?? []
    expect(Number(score)).toBeLessThan(mostExposed)
  })
})
