import { expect, test } from 'vitest'
import { entriesOf } from '../../platform/workflow/workflow.ts'
import { availableActions } from '../../platform/workflow/workflow-actions.ts'
import { holdsTurn, mayAct } from '../../platform/workflow/workflow-holders.ts'
import { openedPengajuan, para, tim } from './pelaku/fixture.ts'
import { alurPelaku } from './pelaku/workflow.ts'
import { type AktorPsat, diwakiliOf } from './pemegang.ts'
import { openedBerkas } from './sekretariat/fixture.ts'
import { alurSekretariat } from './sekretariat/workflow.ts'

const mewakili = (siapa: AktorPsat, ...absent: AktorPsat[]): AktorPsat => ({
  ...siapa,
  mewakili: absent.map(({ id }) => ({ id, username: `u${id}`, nama: `Orang ${id}` })),
})

const pasangan = [
  ['auditor', para.auditor, para['auditor lain']],
  ['lead', para.lead, para['lead lain']],
] as const

test.each(pasangan)(
  'whoever stands in for the %s may, at every stage of both tracks, just what he may',
  (_, absent, other) => {
    const deputy = mewakili(other, absent)
    let may = 0
    for (const jenis of ['sppb_psat', 'izin_edar_pl'] as const) {
      const berkas = { ...openedBerkas(jenis), tim }
      for (const [stage] of entriesOf(alurSekretariat.stages)) {
        const file = { ...berkas, stage }
        expect(holdsTurn(alurSekretariat, file, deputy)).toBe(holdsTurn(alurSekretariat, file, absent))
        expect(holdsTurn(alurSekretariat, file, other)).toBe(false)
        for (const [name] of entriesOf(alurSekretariat.actions)) {
          may += Number(mayAct(alurSekretariat, name, file, deputy))
          expect([stage, name, mayAct(alurSekretariat, name, file, deputy)]).toEqual([
            stage,
            name,
            mayAct(alurSekretariat, name, file, absent),
          ])
        }
      }
      const pengajuan = { ...openedPengajuan(jenis), tim }
      for (const [stage] of entriesOf(alurPelaku.stages)) {
        const file = { ...pengajuan, stage }
        expect(availableActions(alurPelaku, file, deputy)).toEqual(availableActions(alurPelaku, file, absent))
        expect(availableActions(alurPelaku, file, other)).toEqual([])
        may += availableActions(alurPelaku, file, deputy).length
      }
    }
    expect(may).toBeGreaterThan(10)
  },
)

test('nobody has two parts in one file: who is on the team stands in for nobody there', () => {
  // An auditor of the team who became a lead later and represents the lead of the same file.
  const promoted = mewakili({ ...para.auditor, role: 'LEAD_AUDITOR' }, para.lead)
  const file = { ...openedBerkas('sppb_psat'), tim, stage: 'review_lead_auditor' as const }
  expect(holdsTurn(alurSekretariat, file, promoted)).toBe(false)
  expect(mayAct(alurSekretariat, 'terima_lead', file, promoted)).toBe(false)
  expect(mayAct(alurSekretariat, 'terima_lead', file, mewakili(para['lead lain'], para.lead))).toBe(true)
})

test('a declared conflict keeps the deputy away, of the applicant and of the new owner alike', () => {
  const file = {
    ...openedBerkas('sppb_psat'),
    tim,
    stage: 'review_auditor' as const,
    perusahaan_baru_id: 300,
  }
  const deputy = mewakili(para['auditor lain'], para.auditor)
  const but = (kecuali: number[]) => ({
    ...deputy,
    mewakili: deputy.mewakili?.map((one) => ({ ...one, kecuali })),
  })
  expect(holdsTurn(alurSekretariat, file, but([999]))).toBe(true)
  expect(holdsTurn(alurSekretariat, file, but([100]))).toBe(false)
  expect(holdsTurn(alurSekretariat, file, but([300]))).toBe(false)
})

test('an attachment is approved by neither of two people whom its maker or its first approver stood in for', () => {
  const file = { ...openedBerkas('sppb_psat'), tim, stage: 'review_lamtek_2' as const, pembuatLampiran: [90] }
  const may = (actor: AktorPsat, penyetujuLampiran: number[]) =>
    availableActions(alurSekretariat, { ...file, penyetujuLampiran }, actor).includes('setujui_lampiran_2')
  const absent = { ...para.koordinator, id: 91 }
  const deputy = mewakili(para.koordinator, absent)
  expect(may(deputy, [4])).toBe(true)
  expect(may(deputy, [4, absent.id])).toBe(false)
  expect(may(deputy, [deputy.id])).toBe(false)
  expect(may(mewakili(para.koordinator, { ...absent, id: 90 }), [])).toBe(false)
})

test('in whose place a file is worked on', () => {
  const file = { perusahaan_id: 100, tim, penangan: [2] }
  const di = (actor: AktorPsat) => diwakiliOf(file, actor)?.id ?? null
  expect(di(mewakili(para['auditor lain'], para.auditor))).toBe(para.auditor.id)
  expect(di(mewakili(para['auditor lain'], { ...para.auditor, id: 77 }))).toBe(null)
  expect(di(mewakili(para.auditor, para.auditor))).toBe(null)
  // A secretariat account represents those who took steps on the file, but nobody once it has taken a step itself.
  expect(di(mewakili({ ...para.sekretariat, id: 60 }, para.sekretariat))).toBe(para.sekretariat.id)
  expect(di(mewakili({ ...para.sekretariat, id: 60 }, { ...para.sekretariat, id: 61 }))).toBe(null)
  expect(di(mewakili(para.sekretariat, { ...para.sekretariat, id: 61 }))).toBe(null)
  expect(di(mewakili({ ...para.pvtpp, id: 62 }, para.pvtpp))).toBe(para.pvtpp.id)
  expect(di(para.pvtpp)).toBe(null)
})
