import { expect, test } from 'vitest'
import { alurOf } from '../alur/semua-alur.ts'
import { penerimaKabar } from './penerima-kabar.ts'

const alur = alurOf('pengajuan')

test('a question of the applicant goes to the staff of the stage that waits for them, not to themselves', () => {
  const asked = { effects: ['beritahu_petugas'], from: 'perbaikan_audit_dokumen', turn: ['pemohon'] } as const
  expect(penerimaKabar(alur, asked)).toEqual(['ketua_tim'])
})

test('whoever has the turn and whoever is named are told, each once', () => {
  const step = {
    effects: ['beritahu_giliran', 'beritahu_pemohon', 'beritahu_petugas'],
    from: 'verifikasi_permohonan',
    turn: ['pemohon'],
  } as const
  expect(penerimaKabar(alur, step)).toEqual(['pemohon', 'sekretariat'])
  expect(penerimaKabar(alur, { ...step, effects: [] })).toEqual([])
  expect(penerimaKabar(alur, { ...step, from: null })).toEqual(['pemohon'])
})
