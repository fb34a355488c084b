import { entriesOf, type FileOf } from '../../platform/workflow/workflow.ts'
import type { KosakataPsat, TabelAlur } from './alur.ts'

type Berkas = FileOf<KosakataPsat>

/** Stage codes increase along the track. The return from a revision to the asking stage counts as forward. */
function goesBack(tahap: TabelAlur['tahap'], from: string, to: string): boolean {
  const [here, there] = [tahap[from], tahap[to]]
  return here !== undefined && there !== undefined && 'runs' in here && there.code < here.code
}

/** Returns the next stage of the normal path: no step back, no revision and no end without a permit. */
function lanjutan(
  { workflow, tahap }: TabelAlur,
  file: Berkas,
  actor: KosakataPsat['actor'],
  first: boolean,
): string | undefined {
  const ways = entriesOf(workflow.actions).flatMap(([, { from, to, wire, guards = [] }]) => {
    const back = wire.some(({ proses }) => proses?.toUpperCase() === 'REVISION')
    if (!from.includes(file.stage) || to === undefined || back) return []
    const next = typeof to === 'function' ? to(file) : to
    const allowed = guards.every((guard) => workflow.guards[guard]?.test(file, actor))
    return next === file.stage || tahap[next]?.ends === 'tms' || goesBack(tahap, file.stage, next)
      ? []
      : [{ next, allowed }]
  })
  // Guards can choose between two ways only for the current stage. Their later result is unknown.
  return (first ? ways.find(({ allowed }) => allowed) : undefined)?.next ?? ways[0]?.next
}

export function tahapBerikut(
  alur: TabelAlur,
  file: Berkas,
  actor: KosakataPsat['actor'],
  many: number,
): string[] {
  const found: string[] = []
  let stage: string | undefined = file.stage
  while (found.length < many) {
    stage = lanjutan(alur, { ...file, stage }, actor, found.length === 0)
    if (stage === undefined || found.includes(stage)) break
    found.push(stage)
  }
  return found
}
