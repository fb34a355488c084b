import { roleLabels, roles } from '@portal/domain/platform/roles'
import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import { targetOf } from '@portal/domain/platform/workflow/workflow-actions'
import { stagesOf } from '@portal/domain/platform/workflow/workflow-holders'
import { tabBerkas } from '@portal/domain/psat/alur/alur'
import { type Pemegang, pemegang } from '@portal/domain/psat/alur/pemegang'
import type { AksiPengajuan } from '@portal/domain/psat/alur/pengajuan/aksi'
import { type AnggaranHari, hariKerjaBawaan } from '@portal/domain/psat/alur/pengajuan/hari'
import { bawaan, faktaAwal, syarat } from '@portal/domain/psat/alur/pengajuan/syarat'
import { type NamaTahap, type Tahap, tahapPengajuan } from '@portal/domain/psat/alur/pengajuan/tahap'
import { alurPengajuan } from '@portal/domain/psat/alur/pengajuan/workflow'
import {
  jenisIzin,
  jenisIzinLabels,
  jenisPengajuanDiLayar,
  jenisPengajuanLabels,
  kodeIzin,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import { kirimanUntuk } from '@portal/domain/psat/oss/kiriman.oss'
import { statusOss } from '@portal/domain/psat/oss/status.oss'

const stages = entriesOf(tahapPengajuan)
const actions = entriesOf(alurPengajuan.actions)

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

const code = (text: string) => `\`${text}\``
const unique = (list: readonly string[]) => [...new Set(list)]
const who = (holders: readonly Pemegang[] = []) => holders.map((nama) => pemegang[nama].label).join(', ')
const perKind = (read: (jenis: (typeof jenisIzin)[number]) => string) =>
  unique(jenisIzin.map(read)).join(' / ')
const days = (budget: AnggaranHari) => perKind((jenis) => String(hariKerjaBawaan[budget][jenis] || '–'))

function clockOf(stage: Tahap): string {
  if ('runs' in stage) return `runs on ${code(stage.runs)}`
  return 'waits' in stage ? `paused, ${days(stage.waits)} days` : 'ended'
}

function stageTable(): string {
  const rows = stages.map(([nama, stage]) => [
    stage.code,
    code(nama),
    stage.label,
    tabBerkas[stage.tab],
    who(stage.turn),
    'staff' in stage ? who(stage.staff) : '',
    clockOf(stage),
    [stage.tenggat, stage.tenggatSampai && `(projected end of ${stage.tenggatSampai})`]
      .filter(Boolean)
      .join(' '),
    stage.catatan ?? '',
    stage.hasil ?? '',
  ])
  const head = [
    'code',
    'stage',
    'label',
    'tab',
    'turn of',
    'answered for by',
    'clock',
    'deadline shown',
    'notes',
    'result file',
  ]
  return table(head, rows)
}

/** Where an action leads, per kind. */
function targets(name: AksiPengajuan): NamaTahap[] {
  const found = jenisIzin.map((jenis) =>
    targetOf(alurPengajuan.actions[name], faktaAwal(jenis, 'permohonan_baru', 0)),
  )
  return [...new Set(found.filter((stage) => stage !== undefined))]
}

const everywhere = stages.filter(([, stage]) => !('ends' in stage)).length

function actionTable(): string {
  const rows = actions.map(([name, action]) => [
    code(name),
    action.wire.map(({ call, proses }) => [call, proses].filter(Boolean).join(' ')).join('; '),
    action.from.length === everywhere ? 'every stage that is not final' : action.from.join(', '),
    targets(name).join(' / ') || 'stays',
    action.who === 'staff' ? 'whoever answers for the stage' : who(action.who),
    (action.guards ?? []).join(', '),
    [action.noteRequired && 'catatan', ...(action.needs ?? [])].filter(Boolean).join(', '),
    code(action.form),
    action.effects.join(', '),
    perKind((jenis) => kirimanUntuk({ alur: 'pengajuan', aksi: name, jenis }, null) ?? '–'),
  ])
  return table(
    ['action', 'call, proses', 'from', 'to', 'who', 'guards', 'needs', 'form', 'effects', 'OSS'],
    rows,
  )
}

function dayTable(): string {
  const budgets = Object.keys(hariKerjaBawaan) as AnggaranHari[]
  const usedBy = (budget: AnggaranHari, kind: 'runs' | 'waits') =>
    stages
      .filter(([, stage]) => (stage as Record<string, unknown>)[kind] === budget)
      .map(([, stage]) => `${stage.code}`)
  const office = budgets.filter((budget) => usedBy(budget, 'runs').length > 0)
  const row = (budget: AnggaranHari) => [
    code(budget),
    unique([...usedBy(budget, 'runs'), ...usedBy(budget, 'waits')]).join(' + '),
    office.includes(budget) ? 'office' : 'applicant',
    ...jenisIzin.map((jenis) => hariKerjaBawaan[budget][jenis]),
  ]
  const total = jenisIzin.map((jenis) =>
    office.reduce((sum, budget) => sum + hariKerjaBawaan[budget][jenis], 0),
  )
  const head = ['budget', 'codes', 'of', ...jenisIzin.map((jenis) => jenisIzinLabels[jenis])]
  return table(head, [...budgets.map(row), ['**office in all**', '', '', ...total]])
}

/** Ways out that every stage has are told in words; drawn, they would hide the road. */
function diagram(): string {
  const edges = actions
    .filter(([, { from }]) => from.length < everywhere)
    .flatMap(([name, { from }]) =>
      targets(name).flatMap((to) =>
        (from.length ? from : ['[*]']).map((stage) => `  ${stage} --> ${to}: ${name}`),
      ),
    )
  const names = stages.map(([nama, { code, label }]) => `  state "${code} ${label} (${nama})" as ${nama}`)
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...names,
    ...edges,
    '  terbit --> [*]',
    '  ditolak --> [*]',
    '```',
  ].join('\n')
}

export function pengajuanPage(): string {
  // A message that counts is printed with an n for the number.
  const numberless = {
    ...faktaAwal('sppb_psat', 'permohonan_baru', 0),
    stage: 'audit_lapang',
    ledger: [],
  } as const
  const conditions = [...entriesOf(syarat), ...entriesOf(bawaan)].map(([nama, { why }]) => [
    code(nama),
    typeof why === 'function' ? why(numberless).replace(/\d+/, 'n') : why,
  ])
  const kinds = jenisIzin.flatMap((jenis) =>
    entriesOf(jenisPengajuanLabels).map(([type, label]) => {
      const kode = kodeIzin[jenis][type] ?? ''
      const offered = jenisPengajuanDiLayar[jenis].includes(type) ? 'on screen' : 'by API only'
      return [jenisIzinLabels[jenis], label, kode, kode && offered]
    }),
  )
  const turns = roles
    .map((role) => [roleLabels[role], stagesOf(alurPengajuan, role).map(code).join(', ')])
    .filter(([, held]) => held)
  const statuses = entriesOf(statusOss)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, sent]) => [status, sent.nama, sent.metode, 'membawa' in sent ? sent.membawa : ''])
  return `# Track \`pengajuan\`

Printed by \`npm run docs:workflow\` from the table in \`packages/domain/src/psat/alur/pengajuan/\`; do not edit.

${diagram()}

From every stage that is not final \`tolak\` (whoever answers for the stage) and \`tarik\` (the applicant, until there is a
number) lead to \`ditolak\`. SUPERADMIN may do every staff step.

## Stages
${stageTable()}

## Actions
${actionTable()}

## What is said when a guard or a need is not met
${table(['name', 'message'], conditions)}

## Working days, defaults of the master
${dayTable()}

The day on which a clock starts is not counted. Days are granted when a budget starts or a wait begins, and stay granted.

## Turns by role
${table(['role', 'stages'], turns)}

## Statuses sent to OSS
A status is sent only where it differs from the last one.

${table(['kd_status', 'nama_status', 'method', 'carries'], statuses)}

## Submissions and their licence codes
${table(['licence', 'submission', 'kd_izin', 'offered'], kinds)}
`
}
