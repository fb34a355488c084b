import { expect, test } from 'vitest'
import { openedPengajuan } from '../alur/pelaku/fixture.ts'
import { type NamaTahap, tahapPelaku } from '../alur/pelaku/tahap.ts'
import { alurOf } from '../alur/semua-alur.ts'
import { tenggatTampil } from './tenggat-tampil.ts'

test('before the audit the deadline shown is the projected end of the document audit', () => {
  const { stage, ledger } = openedPengajuan('sppb_psat')
  const days = (anggaran: string) => alurOf('pengajuan').hari[anggaran]?.sppb_psat ?? 0
  const shown = (now: string, at: NamaTahap = stage) =>
    tenggatTampil({ tahap: tahapPelaku[at], ledger, days }, now, new Set())
  // Four plus five days from Monday the 2nd. If the first four are over, five days from today.
  expect(shown('2026-11-02')).toEqual({ field: 'tenggat_audit_dokumen', day: '2026-11-13' })
  expect(shown('2026-11-10')).toEqual({ field: 'tenggat_audit_dokumen', day: '2026-11-17' })
  expect(shown('2026-11-10', 'penagihan')).toBeUndefined()
  const stopped = { tahap: tahapPelaku[stage], ledger: [], days }
  expect(tenggatTampil(stopped, '2026-11-10', new Set())).toBeUndefined()
})
