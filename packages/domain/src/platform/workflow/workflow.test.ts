import { expect, test } from 'vitest'
import { defineWorkflow, type Vocabulary } from './workflow.ts'
import {
  actionOnWire,
  applyAction,
  availableActions,
  blockedActions,
  openFile,
  reasonAsked,
} from './workflow-actions.ts'
import { holdsTurn, stagesOf } from './workflow-holders.ts'

interface Words extends Vocabulary {
  stage: 'baru' | 'menunggu' | 'tutup'
  holder: 'petugas' | 'pemilik'
  guard: 'lengkap'
  need: 'bukti'
  budget: 'periksa' | 'jawab' | 'lagi'
  effect: 'surat'
  form: 'catatan'
  facts: { owner: number; complete: boolean }
  input: { proof?: string }
}
type Name = 'buka' | 'tanya' | 'jawab' | 'tunda' | 'tutup'

const alur = defineWorkflow<Words, Name>({
  holders: {
    petugas: { label: 'Petugas', roles: ['SEKRETARIAT'], deputies: ['SUPERADMIN'] },
    pemilik: {
      label: 'Pemilik',
      roles: ['PELAKU_USAHA'],
      within: (file, actor) => actor.id === file.owner,
    },
  },
  guards: { lengkap: { test: ({ complete }) => complete, why: 'Belum lengkap.' } },
  needs: { bukti: { test: ({ proof }) => Boolean(proof), why: 'Unggah bukti.' } },
  stages: {
    baru: { code: 1, label: 'Baru', tab: 'a', turn: ['petugas'], runs: 'periksa' },
    menunggu: { code: 1, label: 'Baru', tab: 'a', turn: ['pemilik'], staff: ['petugas'], waits: 'jawab' },
    tutup: { code: 9, label: 'Tutup', tab: 'b', turn: [], ends: 'selesai' },
  },
  actions: {
    buka: {
      label: '',
      done: 'dibuka',
      from: [],
      to: 'baru',
      who: ['pemilik'],
      form: 'catatan',
      effects: [],
      wire: [{ call: 'create' }],
    },
    tanya: {
      label: '',
      done: 'ditanya',
      from: ['baru'],
      to: 'menunggu',
      who: ['petugas'],
      noteRequired: true,
      form: 'catatan',
      effects: ['surat'],
      wire: [{ call: 'periksa', proses: 'REVISION' }],
    },
    jawab: {
      label: '',
      done: 'dijawab',
      from: ['menunggu'],
      to: 'baru',
      who: ['pemilik'],
      needs: ['bukti'],
      sets: () => ({ complete: true }),
      form: 'catatan',
      effects: ['surat'],
      wire: [{ call: 'periksa', proses: 'REVIEW' }, { call: 'update' }],
    },
    tunda: {
      label: '',
      done: 'ditunda',
      from: ['menunggu'],
      who: 'staff',
      extends: 'lagi',
      form: 'catatan',
      effects: [],
      wire: [{ call: 'tunda' }],
    },
    tutup: {
      label: '',
      done: 'ditutup',
      from: ['baru', 'menunggu'],
      to: 'tutup',
      who: 'staff',
      guards: ['lengkap'],
      form: 'catatan',
      effects: ['surat'],
      wire: [{ call: 'tutup' }],
    },
  },
  opens: 'buka',
})

const owner = { id: 7, role: 'PELAKU_USAHA' } as const
const stranger = { id: 8, role: 'PELAKU_USAHA' } as const
const officer = { id: 1, role: 'SEKRETARIAT' } as const
const deputy = { id: 2, role: 'SUPERADMIN' } as const
const command = { at: new Date('2026-11-16T02:00:00Z'), input: {}, days: () => 5 }

function begin() {
  const opened = openFile(alur, { owner: 7, complete: false }, owner, command)
  if (!opened.ok) throw new Error('tidak terbuka')
  const asked = applyAction(alur, opened.file, officer, 'tanya', { ...command, note: ' mana bukti? ' })
  if (!asked.ok) throw new Error('tidak tertanya')
  return { opened, asked }
}
const { opened, asked } = begin()

test('opening and moving give a new file and an event, and leave the old one alone', () => {
  const { opened, asked } = begin()
  expect(opened.event).toMatchObject({ action: 'buka', from: null, to: 'baru', by: 7, turn: ['petugas'] })
  expect(opened.event.entries).toMatchObject([{ kind: 'start', budget: 'periksa', days: 5 }])
  expect(asked.event).toMatchObject({ from: 'baru', to: 'menunggu', note: 'mana bukti?', turn: ['pemilik'] })
  expect(asked.file.ledger.map(({ kind }) => kind)).toEqual(['start', 'pause'])
  expect(opened.file).toMatchObject({ stage: 'baru', ledger: [{ kind: 'start' }] })
})

test('an action that stays changes no turn, and may give more time', () => {
  const later = applyAction(alur, asked.file, officer, 'tunda', command)
  expect(later).toMatchObject({ ok: true, file: { stage: 'menunggu' }, event: { turn: [] } })
  expect(later.ok && later.event.entries.map(({ kind }) => kind)).toEqual(['extend'])
})

test('what an action sets is in the file, and guards see it', () => {
  expect(availableActions(alur, asked.file, officer)).toEqual(['tunda'])
  const answered = applyAction(alur, asked.file, owner, 'jawab', { ...command, input: { proof: 'x' } })
  if (!answered.ok) throw new Error('tidak terjawab')
  expect(availableActions(alur, answered.file, officer)).toEqual(['tanya', 'tutup'])
})

test.each([
  ['at the wrong stage', opened.file, owner, 'jawab', { kind: 'illegal', legal: [] }],
  [
    'by the wrong person',
    opened.file,
    owner,
    'tanya',
    { kind: 'not-yours', holders: ['petugas'], legal: [] },
  ],
  ['by a stranger', asked.file, stranger, 'jawab', { kind: 'not-yours', holders: ['pemilik'], legal: [] }],
  [
    'under a guard',
    opened.file,
    officer,
    'tutup',
    { kind: 'guard', missing: [{ guard: 'lengkap', why: 'Belum lengkap.' }] },
  ],
  ['without a note', opened.file, officer, 'tanya', { kind: 'note-missing' }],
  ['without its papers', asked.file, owner, 'jawab', { kind: 'need', need: 'bukti', why: 'Unggah bukti.' }],
] as const)('refused %s', (_, file, actor, name, refusal) => {
  expect(applyAction(alur, file, actor, name, { ...command, note: ' ' })).toEqual({ ok: false, refusal })
})

test('a refusal names what would be legal', () => {
  const refused = applyAction(alur, opened.file, officer, 'jawab', command)
  expect(refused).toEqual({ ok: false, refusal: { kind: 'illegal', legal: ['tanya'] } })
})

test('a deputy may act but is not waited for', () => {
  expect(availableActions(alur, opened.file, deputy)).toEqual(['tanya'])
  expect(holdsTurn(alur, opened.file, deputy)).toBe(false)
  expect(holdsTurn(alur, opened.file, officer)).toBe(true)
  expect(holdsTurn(alur, asked.file, stranger)).toBe(false)
  expect(stagesOf(alur, 'PELAKU_USAHA')).toEqual(['menunggu'])
})

test('a call is understood by the stage, and one out of turn still has a name', () => {
  expect(actionOnWire(alur, { call: 'periksa', proses: 'REVIEW' }, 'menunggu')).toBe('jawab')
  expect(actionOnWire(alur, { call: 'update' }, 'baru')).toBe('jawab')
  expect(actionOnWire(alur, { call: 'periksa', proses: 'CLEAR' }, 'baru')).toBeUndefined()
})

test('whoever may not open a file is refused, and an opening without a stage is a fault of the table', () => {
  const facts = { owner: 7, complete: false }
  expect(openFile(alur, facts, stranger, command)).toEqual({
    ok: false,
    refusal: { kind: 'not-yours', holders: ['pemilik'], legal: [] },
  })
  const { to: _, ...nowhere } = alur.actions.buka
  const broken = { ...alur, actions: { ...alur.actions, buka: nowhere } }
  expect(() => openFile(broken, facts, owner, command)).toThrow('has no target stage')
})

test('a step without a note has none, and a note is kept without blanks around it', () => {
  const done = applyAction(alur, begin().asked.file, officer, 'tunda', { ...command, note: '  ' })
  expect(done).toMatchObject({ ok: true, event: { note: null, role: 'SEKRETARIAT', at: command.at } })
  expect(applyAction(alur, begin().opened.file, officer, 'tanya', command)).toEqual({
    ok: false,
    refusal: { kind: 'note-missing' },
  })
})

test('only the steps that a condition holds back are told, with the condition', () => {
  expect(blockedActions(alur, opened.file, officer)).toEqual([{ name: 'tutup', why: ['Belum lengkap.'] }])
  expect(blockedActions(alur, opened.file, owner)).toEqual([])
})

test('a stated reason lifts a condition with a waiver, and only such a condition', () => {
  const guards = { lengkap: { ...alur.guards.lengkap, waiver: ({ proof }: { proof?: string }) => proof } }
  const lenient = { ...alur, guards }
  const take = (proof?: string) =>
    applyAction(lenient, opened.file, officer, 'tutup', { ...command, input: proof ? { proof } : {} })
  const missing = [{ guard: 'lengkap', why: 'Belum lengkap.' }]
  expect(take()).toEqual({ ok: false, refusal: { kind: 'guard', missing } })
  expect(take(' ')).toEqual({ ok: false, refusal: { kind: 'guard', missing } })
  expect(take('Sudah disepakati.').ok).toBe(true)
  expect(availableActions(lenient, opened.file, officer)).toEqual(['tanya', 'tutup'])
  expect(blockedActions(lenient, opened.file, officer)).toEqual([])
  expect(reasonAsked(lenient, opened.file, officer, 'tutup')).toBe('Belum lengkap.')
  expect(reasonAsked(lenient, { ...opened.file, complete: true }, officer, 'tutup')).toBeUndefined()
  expect(reasonAsked(alur, opened.file, officer, 'tutup')).toBeUndefined()
})

test('a note can be required of some files only', () => {
  const tanya = { ...alur.actions.tanya, noteRequired: 'lengkap' } as const
  const lenient = { ...alur, actions: { ...alur.actions, tanya } }
  const take = (complete: boolean) =>
    applyAction(lenient, { ...opened.file, complete }, officer, 'tanya', command)
  expect(take(true)).toMatchObject({ refusal: { kind: 'note-missing' } })
  expect(take(false).ok).toBe(true)
})

test('a table that contradicts itself is refused', () => {
  expect(defineWorkflow(alur)).toBe(alur)
  const { tutup, buka } = alur.actions
  const reopening = { ...alur.actions, tutup: { ...tutup, from: ['tutup'] as const } }
  expect(() => defineWorkflow({ ...alur, actions: reopening })).toThrow('is a final stage')
  const doorless = { ...alur.actions, buka: { ...buka, from: ['baru'] as const } }
  expect(() => defineWorkflow({ ...alur, actions: doorless })).toThrow('only the opening action')
})
