import { Button } from '@mantine/core'
import { type LangkahIsian, langkahIsianLabels } from '@portal/domain/psat/isian/isian.rules'
import { IconArrowLeft, IconArrowRight, IconListCheck, IconSend } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/isian/langkah-isian/LangkahIsianBar.module.css'
import { SimpanButton } from '#psat/isian/save/SimpanButton.tsx'
import type { Isian } from '#psat/isian/use-isian.ts'

interface LangkahIsianBarProps {
  isian: Isian
  kini: LangkahIsian
  onMove: (langkah: LangkahIsian) => void
  siap: boolean
  sending: boolean
  onSend: () => void
}

export function LangkahIsianBar({ isian, kini, onMove, siap, sending, onSend }: LangkahIsianBarProps) {
  const { langkah, kurang } = isian
  const tempat = langkah.indexOf(kini)
  const sebelum = langkah[tempat - 1]
  const sesudah = langkah[tempat + 1]
  const belum = kini === 'tinjau' ? kurang.length : kurang.filter((fault) => fault.langkah === kini).length

  return (
    <section className={classes.bar} aria-label="Bilah langkah">
      {sebelum && (
        <Button
          variant="default"
          size="lg"
          leftSection={<Icon of={IconArrowLeft} />}
          onClick={() => onMove(sebelum)}
          className={classes.back}
          aria-label={`Kembali ke ${langkahIsianLabels[sebelum].toLowerCase()}`}
        >
          <span className={classes.words}>{langkahIsianLabels[sebelum]}</span>
        </Button>
      )}
      <span className={classes.missing}>
        {belum > 0 && (
          <>
            <Icon of={IconListCheck} />
            {belum} hal belum lengkap
          </>
        )}
        {kini === 'tinjau' && belum === 0 && !siap && 'Centang pernyataan untuk mengirim'}
      </span>
      <SimpanButton saveAll={isian.saveAll} />
      {sesudah ? (
        <Button
          size="lg"
          rightSection={<Icon of={IconArrowRight} />}
          onClick={() => onMove(sesudah)}
          aria-label={`Lanjut ke ${langkahIsianLabels[sesudah].toLowerCase()}`}
        >
          Lanjut<span className={classes.words}>&nbsp;ke {langkahIsianLabels[sesudah].toLowerCase()}</span>
        </Button>
      ) : (
        <Button
          size="lg"
          leftSection={<Icon of={IconSend} />}
          disabled={!siap}
          loading={sending}
          onClick={onSend}
        >
          Kirim permohonan
        </Button>
      )}
    </section>
  )
}
