import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { conformingChecklist, papersInOrder } from '../../../apps/server/src/psat/officer-work.fixture.ts'
import type { Call } from '../history.ts'
import type { Context } from './command.ts'

/** A licence file as it was when somebody decided to move it on. */
export interface Berkas {
  id: number
  uuid: string
  alur: NamaAlur
  audit_type: JenisIzin
  tahap: string
  versi: number
}

/** What one person does at one stage. */
export type Stage = (context: Context, berkas: Berkas) => Promise<Call | undefined>

export const secretary = ({ pick }: Context) => (pick % 1680 < 840 ? 'sekretariat' : 'sekretariat2')
/** The company that a file belongs to. */
export const owner = ({ world, model }: Context, { id }: Berkas) =>
  model.files.find((file) => file.id === id)?.by ?? Object.keys(world.base.usaha)[0] ?? ''

/** The ids of open findings with an answer to each. */
export async function answersTo({ world }: Context, who: string, { uuid }: Berkas) {
  const seen = await world.history.send(who, 'GET', `/api/psat/pengajuan/${uuid}`)
  if (seen.status !== 200) return undefined
  const open = seen.answer.data.temuan.filter(({ status }: { status: string }) => status === 'terbuka')
  return Object.fromEntries(open.map(({ id }: { id: number }) => [id, { jawaban: 'Sudah.' }]))
}

/** Marks every document without an open finding as conforming. */
export async function checkPapers({ world }: Context, who: string, { uuid }: Berkas): Promise<void> {
  const { history } = world
  const seen = await history.send(who, 'GET', `/api/psat/pengajuan/${uuid}`)
  if (seen.status !== 200) return
  const berkas = papersInOrder(seen.answer.data)
  const body = { berkas, sesuai: true }
  if (berkas.length > 0) await history.send(who, 'PUT', `/api/psat/pengajuan/${uuid}/penilaian`, { body })
}

export async function fillChecklist({ world }: Context, { uuid }: Berkas): Promise<void> {
  const path = `/api/psat/pengajuan/${uuid}/ceklis`
  const seen = await world.history.send('auditor', 'GET', path)
  if (seen.status !== 200) return
  const body = conformingChecklist(seen.answer.data, new Date())
  await world.history.send('auditor', 'PUT', path, { body })
}
