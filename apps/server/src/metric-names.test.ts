import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { registerPlatformGauges } from '#platform/metrics/platform-gauges.ts'
import { createTestApp } from '#testing/app.ts'
import { registerOssGauges } from './psat/index.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const rules = read('deploy/prometheus/portal.rules.yml')
const dashboard = z
  .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).optional() })) })
  .parse(JSON.parse(read('deploy/grafana/portal.json')))

const recorded = new Set([...rules.matchAll(/record: (\S+)/g)].map(([, name]) => name ?? ''))
/** Words of PromQL, and what Prometheus adds by itself. */
const language = new Set('sum max min rate topk histogram_quantile by and time'.split(' '))

/** Returns the metrics that an expression names: what is neither a label, a text, a number nor a word of PromQL. */
function metricsOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\bby \([^)]*\)/g, '')
  return [...bare.matchAll(/[a-z_:][\w:]*/gi)].map(([name]) => name).filter((name) => !language.has(name))
}

const ruleExpressions = [...rules.matchAll(/expr: (?:>-\n)?((?:.*\n)(?: {10,}\S.*\n)*)/g)].map(
  ([, text]) => text ?? '',
)
const panelExpressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** Starts the metrics of a server that has everything: OSS and a standby. */
async function exported(): Promise<string> {
  const { platform, close } = await createTestApp()
  const standby = { lagSeconds: () => 0, isUsable: () => true } as NonNullable<typeof platform.standby>
  registerPlatformGauges({ ...platform, standby })
  registerOssGauges(platform)
  await platform.metrics.listen('127.0.0.1', 0)
  const text = await platform.metrics.read()
  await platform.metrics.close()
  await close()
  return text
}

test('alerts and dashboard name metrics that the server exports, and the page about watching names them all', async () => {
  const kinds = [...(await exported()).matchAll(/^# TYPE (\S+) (\w+)$/gm)]
  const names = new Set(
    kinds.flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  const known = (name: string) => name === 'up' || names.has(name) || recorded.has(name)
  expect(ruleExpressions.length).toBeGreaterThan(30)
  expect(panelExpressions.length).toBeGreaterThan(20)
  for (const expression of [...ruleExpressions, ...panelExpressions]) {
    const used = metricsOf(expression)
    expect(used, expression).not.toEqual([])
    expect(
      used.filter((name) => !known(name)),
      expression,
    ).toEqual([])
  }
  const page = read('docs/operations/watching.md')
  const own = kinds.map(([, name = '']) => name).filter((name) => !/^(process|nodejs)_/.test(name))
  const described = (name: string) => page.includes(name) || page.includes(`\`_${name.split('_').at(-1)}\``)
  expect(own.filter((name) => !described(name))).toEqual([])
})

test('the test itself finds a metric that nobody exports', () => {
  expect(metricsOf('sum by (le) (rate(karangan_total{status=~"5.."}[5m])) > 0')).toEqual(['karangan_total'])
})
