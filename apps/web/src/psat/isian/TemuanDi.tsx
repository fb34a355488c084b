import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { createContext, useContext } from 'react'
import classes from '#psat/isian/langkah-isian/Dokumen.module.css'
import type { Jawaban } from '#psat/isian/save/penyimpan-draf.ts'
import { AnswerField } from '#psat/temuan/AnswerField.tsx'
import { FindingCard } from '#psat/temuan/FindingCard.tsx'

interface TemuanDijawab {
  temuan: readonly Temuan[]
  nomor: ReadonlyMap<number, number>
  lokasi: (temuan: Temuan) => string
  jawaban: Jawaban
  kurang: (id: number) => string | undefined
  answer: (id: number, jawaban: Jawaban[string]) => void
  /** Places of flagged documents that still hold the flagged file. */
  belumDiganti: ReadonlySet<string>
  show: (temuan: Temuan) => void
  waitFor: (work: Promise<unknown>) => void
}

/** Open findings of a revision. A first submission has no findings. */
export const TemuanContext = createContext<TemuanDijawab | undefined>(undefined)

export const temuanId = (id: number) => `temuan-${id}`
export const diBawah = (bidang: string, awalan: string) =>
  bidang === awalan || bidang.startsWith(`${awalan}.`)

interface TemuanDiProps {
  bidang: string
  /** Path prefixes below the field that show their own findings. */
  kecuali?: readonly string[]
}

/** Shows the findings of a field with an answer box each, beside the field to correct. */
export function TemuanDi({ bidang, kecuali = [] }: TemuanDiProps) {
  const context = useContext(TemuanContext)
  const found = context?.temuan.filter(
    (satu) => diBawah(satu.bidang, bidang) && !kecuali.some((awalan) => diBawah(satu.bidang, awalan)),
  )
  if (!context || !found || found.length === 0) return null
  return (
    <div className={classes.findings}>
      {found.map((satu) => (
        <JawabTemuan key={satu.id} temuan={satu} context={context} />
      ))}
    </div>
  )
}

function JawabTemuan({ temuan, context }: { temuan: Temuan; context: TemuanDijawab }) {
  const { nomor, lokasi, jawaban, kurang, answer, show, waitFor } = context
  return (
    <div id={temuanId(temuan.id)} tabIndex={-1} className={classes.finding}>
      <FindingCard
        temuan={temuan}
        nomor={nomor.get(temuan.id) ?? 0}
        lokasi={lokasi(temuan)}
        onShow={temuan.berkas ? () => show(temuan) : undefined}
      >
        <AnswerField
          id={temuan.id}
          value={jawaban[String(temuan.id)] ?? { jawaban: '' }}
          onChange={(value) => answer(temuan.id, value)}
          error={kurang(temuan.id)}
          waitFor={waitFor}
        />
      </FindingCard>
    </div>
  )
}
