import type { JamPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { expect, test } from 'vitest'
import { cellsOf, usedText } from '#psat/berkas/jam/BudgetCells.tsx'

const budget = (
  keadaan: JamPengajuan['anggaran'][number]['keadaan'],
  terpakai: number,
  diberikan = 3,
): JamPengajuan['anggaran'][number] => ({
  anggaran: 'permohonan',
  label: 'Verifikasi awal',
  tab: 'permohonan',
  keadaan,
  mulai: '2026-11-02T02:00:00Z',
  selesai: null,
  diberikan,
  terpakai,
  sisa: diberikan - terpakai,
  tenggat: keadaan === 'running' ? '2026-11-05' : null,
  status: 'ON_PROCESS',
})

test.each([
  ['running', 1, ['used', 'now', 'left'], '1 dari 3 hari, sampai 5 Nov'],
  ['paused', 1, ['used', 'paused', 'paused'], '1 dari 3 hari, dijeda'],
  ['ended', 2, ['used', 'used', 'left'], 'selesai dalam 2 dari 3 hari'],
  ['ended', 4, ['used', 'used', 'used', 'late'], 'selesai dalam 4 dari 3 hari'],
  // A budget that ends on its first day says so instead of "0 days".
  ['ended', 0, ['used', 'left', 'left'], 'selesai pada hari pertama dari 3'],
] as const)('%s after %i days', (keadaan, used, cells, text) => {
  expect(cellsOf(budget(keadaan, used))).toEqual(cells)
  expect(usedText(budget(keadaan, used))).toBe(text)
})
