import { Button } from '@mantine/core'
import { IconListCheck, IconSend } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/isian/langkah-isian/LangkahIsianBar.module.css'
import { SimpanButton } from '#psat/isian/save/SimpanButton.tsx'
import type { Isian } from '#psat/isian/use-isian.ts'

interface BilahPerbaikanProps {
  jumlah: number
  kurang: ReadonlySet<number>
  isian: Isian
  sending: boolean
  onSend: () => void
}

export function BilahPerbaikan({ jumlah, kurang, isian, sending, onSend }: BilahPerbaikanProps) {
  const belum = isian.kurang.length
  return (
    <div className={classes.bar}>
      <span className={classes.missing}>
        <Icon of={IconListCheck} />
        {jumlah > 0 && `${jumlah - kurang.size} dari ${jumlah} temuan dijawab`}
        {jumlah > 0 && belum > 0 && ', '}
        {belum > 0 && `${belum} hal belum lengkap`}
        {jumlah === 0 && belum === 0 && 'Siap dikirim'}
      </span>
      <SimpanButton saveAll={isian.saveAll} />
      <Button size="lg" leftSection={<Icon of={IconSend} />} loading={sending} onClick={onSend}>
        Kirim perbaikan
      </Button>
    </div>
  )
}
