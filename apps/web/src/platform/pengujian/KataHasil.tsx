import { type HasilUji, kataHasil } from '@portal/domain/platform/pengujian/kata-hasil'
import { Icon } from '#platform/icon/Icon.tsx'
import { hasilLooks } from '#platform/pengujian/hasil-looks.ts'
import classes from '#platform/pengujian/hasil-rapid-test.module.css'

/** A result in one phrase with its days, for readers who do not know the follow-up. */
export function KataHasil({ uji }: { uji: HasilUji }) {
  const { tone, icon } = hasilLooks[uji.hasil]
  return (
    <span className={classes.kata} data-tone={tone}>
      <Icon of={icon} />
      <span>{kataHasil(uji)}</span>
    </span>
  )
}
