import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { IconArrowRight, IconChecks, IconLock, IconPlus } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/lapang/KakiCeklis.module.css'

interface KakiCeklisProps {
  belum: readonly string[]
  onTuju: (kode: string) => void
  onSelesai: (() => void) | undefined
  /** Adds a finding that no item names. Without signal there is none. */
  onTemuan: (() => void) | undefined
}

/** Foot of the checklist on a phone: the reason why the audit cannot end yet, and the way on. */
export function KakiCeklis({ belum, onTuju, onSelesai, onTemuan }: KakiCeklisProps) {
  const [pertama] = belum
  return (
    <div className={classes.kaki}>
      <p>
        <Icon of={pertama ? IconLock : IconChecks} size={16} />
        {pertama
          ? `Isi ${formatNumber(belum.length)} butir lagi untuk menyelesaikan audit.`
          : onSelesai
            ? 'Semua butir sudah dinilai.'
            : 'Semua butir sudah dinilai. Selesaikan audit setelah ada sinyal.'}
      </p>
      <div className={classes.tombol}>
        {onTemuan && (
          <Button size="lg" variant="default" leftSection={<Icon of={IconPlus} />} onClick={onTemuan}>
            Temuan
          </Button>
        )}
        {pertama ? (
          <Button
            size="lg"
            variant="default"
            rightSection={<Icon of={IconArrowRight} />}
            onClick={() => onTuju(pertama)}
          >
            Butir berikutnya
          </Button>
        ) : (
          onSelesai && (
            <Button size="lg" rightSection={<Icon of={IconArrowRight} />} onClick={onSelesai}>
              Lanjut: selesaikan
            </Button>
          )
        )}
      </div>
    </div>
  )
}
