import { entriesOf, type FileOf } from '../../platform/workflow/workflow.ts'
import type { KosakataPsat, TabelAlur, TahapAlur } from './alur.ts'

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
  // Guards only choose between two ways. A single way stays, whatever still holds it back.
  return (ways.find(({ allowed }) => allowed) ?? ways[0])?.next
}

/** Returns all stages that follow the present one up to the issue. */
export function tahapBerikut(alur: TabelAlur, file: Berkas, actor: KosakataPsat['actor']): string[] {
  const found: string[] = []
  let stage: string | undefined = lanjutan(alur, file, actor)
  while (stage !== undefined && !found.includes(stage)) {
    found.push(stage)
    stage = lanjutan(alur, { ...file, stage }, actor)
  }
  return found
}

/** Budget of a stage, of the office or of the applicant. Undefined at the end. */
export const anggaranOf = (place: TahapAlur): string | undefined =>
  'runs' in place ? place.runs : 'waits' in place ? place.waits : undefined
