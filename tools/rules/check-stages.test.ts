import { expect, test } from 'vitest'
import { stageFaults } from './check-stages.ts'

test('a stage or an action that a screen knows by name or code is named with its line', () => {
  const screen = `const steps = ['tunjuk_auditor', "ganti_tim"]
if (berkas.process === 'audit_lapang') lead()
const open = aksi.some(({ aksi }) => aksi.startsWith('jawab'))
const late = berkas.code < 51 || code === 99
const calls = {
  loloskan_dokumen: dokumen,
}
if ('terbit' !== berkas.process) return null
const round = name.startsWith('minta_perbaikan_')`
  expect(stageFaults(screen)).toEqual([
    "1: names a stage or action: 'tunjuk_auditor'",
    '1: names a stage or action: "ganti_tim"',
    "2: compares a stage or action: process === 'audit_lapang'",
    "3: compares a stage or action: aksi.startsWith('",
    '4: compares a stage code: code < 51',
    '4: compares a stage code: code === 99',
    '6: names a stage or action: loloskan_dokumen',
    "8: compares a stage or action: 'terbit' !== berkas.process",
    "9: names a stage or action: 'minta_perbaikan_'",
  ])
})

test('what its row says of a step, and the same words with another meaning, are left alone', () => {
  const screen = `// at penerbitan_nomor: 'catat_nomor'
/* process === 'terbit' */
const mine = aksi.find(({ form }) => form === 'nomor')
const first = berkas.panel === 'ceklis' && akhir !== 'ditolak' && tab === 'audit_lapang'
if (error.code === 'BENTROK' || error.status === 409) retry()
const body = { id_pengajuan: berkas.id, tarik: () => tolak(aksi.aksi) }
if (temuan.tahap !== process) return null`
  expect(stageFaults(screen)).toEqual([])
})
