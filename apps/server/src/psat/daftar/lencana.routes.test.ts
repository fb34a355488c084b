import type { TabBerkas } from '@portal/domain/psat/alur/alur'
import { beforeAll, expect, test } from 'vitest'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { type BerkasWorld, berkasWorld } from '#psat/sekretariat/sekretariat.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let berkas: BerkasWorld
let pengajuan: PsatWorld
beforeAll(async () => {
  berkas = await berkasWorld(server.get())
  pengajuan = await psatWorld(server.get())
})

type Lencana = [who: SignedInClient, tab: TabBerkas, change: 1 | -1]

/**
 * Returns the sidebar badge and the unread notifications of a person. The browser reloads the badge when a notification
 * arrives.
 */
async function look([who, tab]: Lencana) {
  const query = { auditType: 'sppb_psat', page: '1', limit: '1' }
  const list = await who.inject({ url: '/api/audit-document/uploadDocument', query })
  const news = await who.inject({ url: '/api/notifikasi/history', query: { user: who.uuid } })
  return { lencana: list.json().counts[tab].giliran as number, kabar: news.json().detail.unread as number }
}

/**
 * Takes a step and checks the badges. The next holder must get a notification. The previous holder took the step and
 * needs none.
 */
async function moves(step: () => Promise<unknown>, badges: readonly Lencana[]): Promise<void> {
  const before = await Promise.all(badges.map(look))
  await step()
  for (const [index, badge] of badges.entries()) {
    const [, tab, change] = badge
    const then = before[index] ?? { lencana: 0, kabar: 0 }
    const now = await look(badge)
    expect([tab, change, now.lencana - then.lencana]).toEqual([tab, change, change])
    if (change > 0) expect([tab, now.kabar > then.kabar]).toEqual([tab, true])
  }
}

test('track berkas: badges follow a file from stage to stage', async () => {
  const { people } = berkas
  const opened: Awaited<ReturnType<typeof berkas.open>>[] = []
  await moves(
    async () => opened.push(await berkas.open()),
    [
      [people.koordinator, 'permohonan', 1],
      [people.subkoordinator, 'permohonan', 1],
    ],
  )
  const [file] = opened
  if (!file) throw new Error('The file did not open.')
  const choose = { auditorUserId: people.auditor.id, leadAuditorUserId: people.lead.id }
  await moves(
    () => berkas.step('koordinator', file, 'uploadDocument/selectAuditor', choose),
    [
      [people.koordinator, 'permohonan', -1],
      [people.auditor, 'audit_dokumen', 1],
    ],
  )
  await moves(
    () => berkas.step('auditor', file, 'reviewDocument/auditor', { status: 'accept' }),
    [
      [people.auditor, 'audit_dokumen', -1],
      [people.lead, 'audit_dokumen', 1],
    ],
  )
  await moves(
    () => berkas.step('lead', file, 'reviewDocument/leadAuditor', { status: 'accept' }),
    [
      [people.lead, 'audit_dokumen', -1],
      [people.auditor, 'audit_lapang', 1],
    ],
  )
})

test('track pengajuan: badges follow a file from stage to stage', async () => {
  const { people } = pengajuan
  const opened: Awaited<ReturnType<typeof pengajuan.open>>[] = []
  await moves(async () => opened.push(await pengajuan.open()), [[people.sekretariat, 'permohonan', 1]])
  const [file] = opened
  if (!file) throw new Error('The file did not open.')
  await moves(
    () => pengajuan.step('sekretariat', file, 'audit/permohonan_baru', { proses: 'CLEAR' }),
    [
      [people.sekretariat, 'permohonan', -1],
      [people.koordinator, 'permohonan', 1],
    ],
  )
  await moves(
    () => pengajuan.appoint(file),
    [
      [people.koordinator, 'permohonan', -1],
      [people.auditor, 'audit_dokumen', 1],
      [people.lead, 'audit_dokumen', 1],
    ],
  )
})
