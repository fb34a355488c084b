import {
  type AturanMutu,
  aturanUntuk,
  type JenisBeras,
  kelasMutuLabels,
} from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import { formatNumber, withUnit } from '@portal/domain/platform/format'
import { KelasLangsung } from '#okkp/uji-mutu/KelasLangsung.tsx'
import classes from '#okkp/uji-mutu/uji-mutu.module.css'
import type { MutuFormHandle } from '#okkp/uji-mutu/uji-mutu-form.ts'
import { NumberField } from '#platform/forms/NumberField.tsx'

interface UkuranFieldsProps {
  form: MutuFormHandle
  aturan: readonly AturanMutu[]
  beras: JenisBeras
}

function limitText({ arah, batas, satuan }: AturanMutu): string {
  const sign = arah === 'minimal' ? '≥' : '≤'
  const [premium, medium] = batas
  const limitText = (kelas: 1 | 2, limit: number | null | undefined) =>
    limit == null ? '' : `${kelasMutuLabels[kelas]} ${sign} ${formatNumber(limit)}`
  const words =
    premium === medium
      ? `Semua kelas ${sign} ${formatNumber(premium ?? 0)}`
      : [limitText(1, premium), limitText(2, medium)].join(', ')
  return withUnit(words, satuan)
}

export function UkuranFields({ form, aturan, beras }: UkuranFieldsProps) {
  return (
    <>
      <div className={classes.measures}>
        {aturanUntuk(aturan, beras).map((each) => (
          <NumberField key={each.kunci} {...form.field(each.kunci)} decimals={4} help={limitText(each)} />
        ))}
      </div>
      <KelasLangsung aturan={aturan} beras={beras} ukuran={form.form.values} />
    </>
  )
}
