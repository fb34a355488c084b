import { Button } from '@mantine/core'
import { describeWaktu } from '@portal/domain/psat/lapang/kunjungan'
import type { BarisKunjungan } from '@portal/domain/psat/lapang/kunjungan.contract'
import { Section } from '#platform/page/Section.tsx'
import type { RowLink } from '#platform/table/column.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from '#psat/lapang/kunjungan/Kunjungan.module.css'
import { useKunjunganMendatang } from '#psat/lapang/kunjungan/use-kunjungan.ts'

interface KunjunganMendatangProps {
  linkOf: (row: BarisKunjungan) => RowLink
  /** `diminta`: visits that need an answer from the user. `lain`: the others. Without a value: all. */
  yang?: 'diminta' | 'lain'
}

/** Lists at most five visits that are coming or not agreed yet. Visits that need this user come first. */
export function KunjunganMendatang({ linkOf, yang }: KunjunganMendatangProps) {
  const { data = [] } = useKunjunganMendatang()
  const asked = data
    .filter(({ langkah }) => yang === undefined || (yang === 'diminta') === (langkah !== null))
    .toSorted((a, b) => Number(b.langkah !== null) - Number(a.langkah !== null))
  if (asked.length === 0) return null
  return (
    <Section title="Kunjungan lapang">
      <ul className={classes.rows}>
        {asked.slice(0, 5).map((row) => (
          <li key={row.uuid}>
            <span>
              <AppLink {...linkOf(row)}>{row.nama}</AppLink>
              <small>{describeWaktu(row)}</small>
              <small>{row.keterangan}</small>
            </span>
            {row.langkah && (
              <Button component={AppLink} {...linkOf(row)} variant="light">
                {row.langkah}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
