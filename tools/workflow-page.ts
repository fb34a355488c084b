import { roleLabels } from '@portal/domain/platform/role-labels'
import { roles } from '@portal/domain/platform/roles'
import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import { targetOf } from '@portal/domain/platform/workflow/workflow-actions'
import { stagesOf } from '@portal/domain/platform/workflow/workflow-holders'
import {
  isKantor,
  type KosakataPsat,
  type NamaAlur,
  type TabelAlur,
  type TahapAlur,
  tabBerkas,
} from '@portal/domain/psat/alur/alur'
import { faktaAwal } from '@portal/domain/psat/alur/pelaku/syarat'
import { faktaSekretariatAwal } from '@portal/domain/psat/alur/sekretariat/syarat'
import { alurOf } from '@portal/domain/psat/alur/semua-alur'
import {
  type JenisIzin,
  jenisIzin,
  jenisIzinLabels,
  jenisPengajuanDiLayar,
  jenisPengajuanLabels,
  kodeIzin,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import { kirimanUntuk } from '@portal/domain/psat/oss/kiriman.oss'
import { statusOss } from '@portal/domain/psat/oss/status.oss'

interface Halaman {
  alur: TabelAlur
  /** Returns the facts of a new file of this kind. */
  awal: (jenis: JenisIzin) => KosakataPsat['facts']
  /** Text below the diagram about the actions that the diagram omits. */
  omitted: string
}

/** Folder of a track in the code. The database and the API keep the specification's names as keys. */
export const trackFolders: Record<NamaAlur, string> = { pengajuan: 'pelaku', berkas: 'sekretariat' }

/** Texts specific to each track. The workflow table provides everything else. */
const halaman: Record<NamaAlur, Omit<Halaman, 'alur'>> = {
  pengajuan: {
    awal: (jenis) => faktaAwal(jenis, 'permohonan_baru', 0),
    omitted: `The diagram omits two actions that lead to \`ditolak\` from every stage that is not final. The staff who answer for the stage
may take \`tolak\`. The applicant may take \`tarik\` until the file has its certificate number. SUPERADMIN may take every staff step.`,
  },
  berkas: {
    awal: (jenis) => faktaSekretariatAwal(jenis, 'permohonan_baru', 0),
    omitted: `The diagram omits \`tolak_berkas\`: at every stage before \`finish_publish\` the holder may take it, and it leads to \`reject\`.
\`unggah_revisi\` leads back to the stage that asked for the revision; the diagram shows one of them. SUPERADMIN may take every step.`,
  },
}

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

const code = (text: string) => `\`${text}\``
const unique = (list: readonly string[]) => [...new Set(list)]
const perKind = (read: (jenis: JenisIzin) => string) => unique(jenisIzin.map(read)).join(' / ')
const who = ({ pemegang }: TabelAlur, holders: readonly string[] = []) =>
  holders.map((nama) => pemegang[nama]?.label ?? nama).join(', ')
const days = ({ hari }: TabelAlur, budget: string) => perKind((jenis) => String(hari[budget]?.[jenis] || '–'))

function clockOf(alur: TabelAlur, stage: TahapAlur): string {
  if ('runs' in stage) return `runs on ${code(stage.runs)}`
  return 'waits' in stage ? `paused, ${days(alur, stage.waits)} days` : 'ended'
}

function stageTable(alur: TabelAlur): string {
  const rows = entriesOf(alur.tahap).map(([nama, stage]) => [
    stage.code,
    code(nama),
    stage.label,
    tabBerkas[stage.tab],
    who(alur, stage.turn),
    'staff' in stage ? who(alur, stage.staff) : '',
    clockOf(alur, stage),
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

function targets({ alur, awal }: Halaman, name: string): string[] {
  const action = alur.workflow.actions[name]
  const found = jenisIzin.map((jenis) => action && targetOf(action, awal(jenis)))
  return unique(found.filter((stage) => stage !== undefined))
}

/** Checks whether more than half of the stages have an action. In the diagram such actions would hide the main path. */
const isEverywhere = ({ tahap }: TabelAlur, from: readonly string[]) =>
  from.length > Object.keys(tahap).length / 2

const noteOf = (required: string | true | undefined): string =>
  typeof required === 'string' ? `catatan while ${required}` : required ? 'catatan' : ''

function actionTable(page: Halaman): string {
  const { alur } = page
  const running = Object.values(alur.tahap).filter((stage) => !('ends' in stage)).length
  const rows = entriesOf(alur.workflow.actions).map(([name, action]) => [
    code(name),
    action.wire.map(({ call, proses }) => [call, proses].filter(Boolean).join(' ')).join('; '),
    action.from.length === running ? 'every stage that is not final' : action.from.join(', '),
    targets(page, name).join(' / ') || 'stays',
    action.who === 'staff' ? 'whoever answers for the stage' : who(alur, action.who),
    (action.guards ?? []).join(', '),
    [noteOf(action.noteRequired), ...(action.needs ?? [])].filter(Boolean).join(', '),
    code(action.form),
    action.effects.join(', '),
    perKind((jenis) => kirimanUntuk({ alur: alur.nama, aksi: name, jenis }, null) ?? '–'),
  ])
  return table(
    ['action', 'call, proses', 'from', 'to', 'who', 'guards', 'needs', 'form', 'effects', 'OSS'],
    rows,
  )
}

function dayTable(alur: TabelAlur): string {
  const budgets = Object.keys(alur.hari)
  const usedBy = (budget: string) =>
    (['runs', 'waits'] as const).flatMap((kind) =>
      Object.values(alur.tahap)
        .filter((stage) => (stage as Record<string, unknown>)[kind] === budget)
        .map((stage) => `${stage.code}`),
    )
  const office = budgets.filter((budget) => isKantor(alur, budget))
  const daysOf = (budget: string, jenis: JenisIzin) => alur.hari[budget]?.[jenis] ?? 0
  const row = (budget: string) => [
    code(budget),
    unique(usedBy(budget)).join(' + '),
    office.includes(budget) ? 'office' : 'applicant',
    ...jenisIzin.map((jenis) => daysOf(budget, jenis)),
  ]
  const total = jenisIzin.map((jenis) => office.reduce((sum, budget) => sum + daysOf(budget, jenis), 0))
  const head = ['budget', 'codes', 'of', ...jenisIzin.map((jenis) => jenisIzinLabels[jenis])]
  return table(head, [...budgets.map(row), ['**office in all**', '', '', ...total]])
}

/** Draws the workflow without the actions that almost every stage has. `omitted` describes those. */
function diagram(page: Halaman): string {
  const { alur } = page
  const edges = entriesOf(alur.workflow.actions)
    .filter(([, { from }]) => !isEverywhere(alur, from))
    .flatMap(([name, { from }]) =>
      targets(page, name).flatMap((to) =>
        (from.length ? from : ['[*]']).map((stage) => `  ${stage} --> ${to}: ${name}`),
      ),
    )
  const stages = entriesOf(alur.tahap)
  const names = stages.map(([nama, { code, label }]) => `  state "${code} ${label} (${nama})" as ${nama}`)
  const ends = stages.flatMap(([nama, stage]) => ('ends' in stage ? [`  ${nama} --> [*]`] : []))
  return ['```mermaid', 'stateDiagram-v2', ...names, ...edges, ...ends, '```'].join('\n')
}

/** A field audit that does not meet the conditions of its end. The printed messages use it as their example. */
const lapang = { hariIni: '2026-01-01', tanggal: null, tanpaKeterangan: ['1.2'], kunjungan: '2026-01-02' }

/** Lists the guards and needs of a track with their messages. `n` replaces numbers in a message. */
function conditionTable({ alur: { workflow }, awal }: Halaman): string {
  const file = {
    ...awal('sppb_psat'),
    lapang,
    stage: workflow.actions[workflow.opens]?.to,
    ledger: [],
  } as never
  const say = (why: string | ((...args: never[]) => string), ...args: unknown[]) =>
    typeof why === 'function' ? why(...(args as never[])).replace(/\d+/g, 'n') : why
  const nobody = { id: 0, role: 'SUPERADMIN', perusahaan_id: null }
  return table(
    ['name', 'message', 'lifted by'],
    [
      ...entriesOf(workflow.guards).map(([nama, { why, waiver }]) => [
        code(nama),
        say(why, file, nobody),
        waiver ? 'a stated reason' : '',
      ]),
      ...entriesOf(workflow.needs).map(([nama, { why }]) => [code(nama), say(why, {}, file), '']),
    ],
  )
}

export function workflowPage(nama: NamaAlur): string {
  const page: Halaman = { alur: alurOf(nama), ...halaman[nama] }
  const { alur } = page
  const kinds = jenisIzin.flatMap((jenis) =>
    entriesOf(jenisPengajuanLabels).map(([type, label]) => {
      const kode = kodeIzin[jenis][type] ?? ''
      const offered = jenisPengajuanDiLayar[jenis].includes(type) ? 'on screen' : 'by API only'
      return [jenisIzinLabels[jenis], label, kode, kode && offered]
    }),
  )
  const turns = roles
    .map((role) => [roleLabels[role], stagesOf(alur.workflow, role).map(code).join(', ')])
    .filter(([, held]) => held)
  const statuses = entriesOf(statusOss)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, sent]) => [status, sent.nama, sent.metode, 'membawa' in sent ? sent.membawa : ''])
  return `# Track \`${trackFolders[nama]}\` (\`${nama}\` in the database and the API)

Printed by \`npm run docs:workflow\` from the table in \`packages/domain/src/psat/alur/${trackFolders[nama]}/\`; do not edit.

${diagram(page)}

${page.omitted}

## Stages
${stageTable(alur)}

## Actions
${actionTable(page)}

## Messages when a guard or a need is not met
${conditionTable(page)}

## Working days (defaults, which the master data can change)
${dayTable(alur)}

The day on which a clock starts does not count. A file gets its days when a budget starts or a wait begins. Later changes of the
master data do not change them.

## Turns by role
${table(['role', 'stages'], turns)}

## Statuses sent to OSS
The portal sends a status only if it differs from the last one that it sent for the file.

${table(['kd_status', 'nama_status', 'method', 'carries'], statuses)}

## Submissions and their licence codes
${table(['licence', 'submission', 'kd_izin', 'offered'], kinds)}
`
}
